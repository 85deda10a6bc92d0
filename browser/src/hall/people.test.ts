import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ask, me, profileOf, signIn, signOut, whyWords, type Answer } from "./people";

const GUEST = { person: "g1", name: "", account: false, token: "old" };
const MEMBER = { person: "a1", name: "Ono", account: true, token: "new" };

let asked: { path: string; method: string; token: string | undefined; body: unknown }[] = [];
let answers: Response[] = [];
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const why = <T>(answer: Answer<T>) => (answer.ok ? null : answer.why.key);

beforeEach(() => {
  asked = [];
  answers = [];
  me.value = null;
  vi.stubGlobal("fetch", (path: string, { method, headers, body }: { method: string; headers: Record<string, string>; body?: string }) => {
    asked.push({ path, method, token: headers["x-karuta-token"], body: body === undefined ? undefined : JSON.parse(body) });
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("no line"));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("what is asked of the house", () => {
  it("brings the house's own word along for each change, and fetches it before", async () => {
    answers = [json(GUEST), json(MEMBER), json(GUEST)];
    expect((await signIn({ name: "Ono", password: "x" })).ok).toBe(true);
    expect(me.value).toEqual(MEMBER);
    await signOut();
    expect(asked.map(({ method, token }) => [method, token])).toEqual([["GET", undefined], ["POST", "old"], ["DELETE", "new"]]);
    expect(asked[1]?.body).toEqual({ name: "Ono", password: "x" });
  });

  it("is asked once more with a new word if another window has changed the session", async () => {
    me.value = GUEST;
    answers = [json({ key: "error-forged", facts: {} }, 403), json({ ...GUEST, token: "newer" }), json(MEMBER)];
    expect((await signIn({ name: "Ono", password: "x" })).ok).toBe(true);
    expect(asked.map(({ token }) => token)).toEqual(["old", undefined, "newer"]);
  });

  it("comes to the house's refusal, or to a word that there was no answer", async () => {
    answers = [json({ key: "error-profile-none", facts: { given: "X" } }, 404)];
    expect(why(await profileOf("Ono no/Komachi", 7))).toBe("error-profile-none");
    expect(asked[0]?.path).toBe("/api/people/Ono%20no%2FKomachi?before=7");
    expect(why(await profileOf("X"))).toBe("hall-unanswered");
    answers = [new Response("<html>", { status: 502 }), json(["?"], 500)];
    expect(why(await ask("/leaders"))).toBe("hall-unanswered");
    expect(why(await ask("/leaders"))).toBe("hall-unanswered");
  });

  it("is said in the words that there are", () => {
    expect(whyWords({ key: "error-of-a-newer-house", facts: {} })).toBe("hall-unanswered");
  });
});
