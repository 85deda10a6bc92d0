"""In Chromium: the policy holds, what others are called is text, and a passkey opens an account."""

from __future__ import annotations

import re

from browser.conftest import Visit

EVIL = "<img src=x onerror=alert(1)>"
ROOM = """async (name) => {
  const line = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  await new Promise((done) => (line.onopen = done));
  const code = new Promise((done) => (line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "room") done(told.code);
  }));
  const say = (said) => line.send(JSON.stringify(said));
  say({ type: "hello", protocol: 1, language: "en" });
  say({ type: "make_room", terms: { game: "koikoi", seats: 2 }, listed: true, name });
  window.line = line;
  return await code;
}"""
PASSKEY = """async (name) => {
  const me = await (await fetch("/api/account")).json();
  let token = me.token;
  const ask = async (path, form) => {
    const answer = await fetch("/api/account" + path, {
      method: path === "/session" ? "DELETE" : "POST",
      headers: { "content-type": "application/json", "x-karuta-token": token },
      body: JSON.stringify(form),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Error(told.key + ": " + told.message);
    token = told.token ?? token;
    return told;
  };
  const create = await ask("/passkey/register/options", { name: "Key", account: name });
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(create),
  });
  await ask("/passkey/register/verify", { credential: made.toJSON() });
  const out = await ask("/session", {});
  const get = await ask("/passkey/sign-in/options", {});
  const used = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(get) });
  const back = await ask("/passkey/sign-in/verify", { credential: used.toJSON() });
  return [out.account, back.name, back.passkeys];
}"""


def test_the_policy_lets_nothing_in(visit: Visit) -> None:
    page = visit("/", bears=("",))
    # The page makes its own policy with what it shows first.
    page.locator(".door-open").first.wait_for()
    assert page.evaluate("crossOriginIsolated")
    page.evaluate("""() => {
      window.broken = [];
      addEventListener("securitypolicyviolation", (e) => broken.push(e.effectiveDirective));
      const script = document.createElement("script");
      try { script.text = "window.hit = 1"; document.body.append(script); } catch { broken.push("thrown"); }
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.body.append(style);
      fetch("https://evil.example/").catch(() => 0);
      try { document.body.innerHTML = "<p>gone"; } catch { broken.push("thrown"); }
      // Neither a policy of another name nor the page's own a second time, and no worker from a text.
      for (const name of ["evil", "karuta-worker"])
        try { trustedTypes.createPolicy(name, { createScriptURL: (given) => given }); } catch { broken.push("policy"); }
      try { new Worker("/assets/evil.js"); } catch { broken.push("thrown"); }
    }""")
    page.wait_for_function("broken.includes('connect-src') && broken.some((one) => one.startsWith('style-src'))")
    assert page.evaluate("window.hit") is None
    assert page.evaluate("broken.filter((one) => one === 'thrown').length") == 3
    assert page.evaluate("broken.filter((one) => one === 'policy').length") == 2
    assert page.locator("#app").is_visible()


def test_what_others_are_called_is_text(visit: Visit) -> None:
    host = visit("/")
    code = host.evaluate(ROOM, EVIL)
    for path in ("/hall", f"/room/{code}"):
        guest = visit(path)
        guest.get_by_text(EVIL[:20]).first.wait_for()
        assert guest.locator("img[src=x]").count() == 0


def test_a_passkey_makes_an_account_and_opens_it_again(visit: Visit, house: str) -> None:
    page = visit("/", address=re.sub(r"127\.0\.0\.1", "localhost", house))
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    assert page.evaluate(PASSKEY, "Kiyohara") == [False, "Kiyohara", ["Key"]]
