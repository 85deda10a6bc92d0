### kimariji
cli-kimariji = まだ読まれていない歌の中での、それぞれの決まり字
error-poem-number = { $given }番の歌はありません。歌は1番から100番までです。
error-poem-name = 「{ $given }」という歌は見つかりません。1から100までの番号か、歌の出だしを仮名かローマ字で書いてください。
error-poem-ambiguous = 「{ $given }」で始まる歌は{ $count }首あります（{ $poems }）。続きを書くか、番号で示してください。
error-poem-read = { $given }番の歌はもう読まれたので、決まり字はありません。
error-poem-twice = { $given }番の歌が二度あります。どの歌も読まれるのは一度だけです。
kimariji-column-number = 番
kimariji-column-kimariji = 決まり字
kimariji-column-romaji = ローマ字
kimariji-column-lower-opening = 下の句の決まり字
kimariji-column-upper = 上の句
kimariji-column-lower = 下の句

### recital
error-voice-unknown = 「{ $given }」という声はありません。あるのは{ $known }です。
error-voice-damaged = 音声ファイル{ $file }がないか、壊れています。karutaを入れ直すか、ファイルを元に戻してください。
error-voice-call = 声「{ $voice }」には{ $given }の呼びかけがありません。
error-deciding-mora = { $poem }番の歌は{ $given }拍目では決まりません。{ $verse ->
        [lower] 下
       *[upper] 上
    }の句は1拍目から{ $morae }拍目までです。
recital-rhythm-differs = { $voice }の読みは{ $sung }です。{ $rhythm }では間の長さだけが変わります。

### cli
cli-commands = コマンド
cli-play = 会場を開く：ブラウザのページで畳に着く
cli-serving = かるたの会場は { $address } です
cli-karuta = 誰でも入れる日本のかるたの会場
cli-play-host = 待ち受けるアドレス
cli-play-port = ポート（0 なら空きポート）
cli-play-no-open = ブラウザを開かない
cli-play-seed = 全試合のシード（札の分け方・読みの順・相手を固定）
cli-play-voice = 読手
cli-play-data = 会場のフォルダー
cli-kimariji-read = すでに読まれた歌
cli-kimariji-counts = 一字決まりから六字決まりまでの枚数
cli-kimariji-by = 一覧の並び順
cli-referee-target = 読まれた札のある陣（D は空札）
cli-referee-a = A が触れた札：N t s o to so（空札なら N a b ab）
cli-referee-b = B が触れた札（同じ書き方）
cli-referee-first = 両者が触れたとき、先に触れた側
cli-referee-contact = 相手のお手つきの手に当たった側（旧第9条）
cli-referee-rules = 標準と違う規定
cli-simulate-a = 一人目：級（E D C B A meijin）、こいこいでは強さ（random greedy easy normal hard）、または名前
cli-simulate-b = 二人目（同じ書き方）
cli-simulate-matches = 試合数
cli-simulate-seed = 同じシードなら同じ試合になる
cli-simulate-rules = 標準と違う規定（こいこいでは先に規則の組を書ける）
cli-simulate-json = すべての数値をプログラム向けに出力

### error
error-port-taken = ポート { $port } は別のプログラムが使っています。それを終了するか、別のポートを選んでください（--port 0 で空きポート）。
error-address = { $host } のポート { $port } で待ち受けできません：{ $why }
error-house-full = 会場が満員です。数分後にまたお越しください。
error-too-many = 一度に多すぎます。少し待ってから続けてください。
error-busy = 試合の処理が追いつかず、聞き取れませんでした。もう一度どうぞ。
error-layout-none = 自分の定位置はまだ保存されていません。保存するか、別の並べ方を選んでください。
error-protocol = このページは会場より古いものです。再読み込みしてください。
error-hello-first = ページと会場の連絡が切れました。再読み込みしてください。
error-message = 会場がページの言葉を理解できませんでした。再読み込みしてください。
error-no-match = 着席している試合がありません。
error-match-gone = この試合はもうここに残っていません。
error-match-stopped = 不具合のため、この試合は中止されました。新しい試合を始めてください。
error-replaced = 試合は別のウィンドウで続いています。
error-id = ページが正しい名のない手を送りました。再読み込みしてください。
error-too-late = 間に合いません。歌が始まります。判定をお待ちください。
error-touch = ページが手の動きとしてありえない接触を送りました。再読み込みしてください。
error-pause-practice = 一時停止は会場の相手との練習でのみできます。
error-setting-practice = この変更は会場の相手との練習でのみできます。
error-take-back-practice = 待ったは会場の相手との練習でのみできます。
error-take-back-none = いまは戻せるものがありません。
error-record-early = 記録は勝敗が決まってから受け取れます。これから読まれる歌が載っているためです。
error-record-long = 記録が長すぎます。読めるのは { $most } バイトまでです。
error-record-text = このファイルは UTF-8 のテキストではありません（{ $at } バイト目）。

### note
note-hand-late = すでに読み始めていたので、手を挙げても止まりません。読み終わってから手をたたき「すみません」と言いましょう。
note-early = 読み始める前から手が競技線の中に触れていました。手を離すか線の外に出てからの接触だけが有効です。
note-clamped = 接触の到着が回線で説明できるより { $ms } ミリ秒遅かったため、その分だけ遅い接触として扱いました。

### simulate
cli-simulate = 対戦相手どうしに試合をさせ、勝敗、枚差、取り方を見る
simulate-title = { $a } 対 { $b }：{ $matches }試合、シード { $seed }
simulate-class = { $level ->
    [meijin] 名人
   *[other] { $level }級
}
simulate-wins = 勝ち
simulate-share = 勝率（95％区間）
simulate-fouls = 1試合のお手つき
simulate-takes-own = 自陣の取り
simulate-takes-other = 敵陣の取り
simulate-margin = 枚差
simulate-reads = 読まれた歌
simulate-winner-takes = 勝者の取り
simulate-take-time = 決まり字からの時間（中央値）
error-character = 「{ $given }」という相手はいません。級（{ $levels }）か名前（{ $names }）を書いてください。

### character
character-mio-name = みお
character-mio = 自陣の札を一枚ずつ守り、敵陣は追わない。守れた一枚がうれしい。
character-sora-name = そら
character-sora = 考えるより先に敵陣へ手が出る。初心者にしては速いが、お手つきも多い。
character-yuzu-name = ゆず
character-yuzu = じっと座り、次の音が来る前に聞き取ろうとする。
character-riku-name = りく
character-riku = 一首目から最後の一首まで、ひたすら敵陣を狙う。
character-nagisa-name = なぎさ
character-nagisa = 百首を言葉よりも音の調べで覚えている。
character-hinata-name = ひなた
character-hinata = 友札を並べて置き、下段は決して渡さない。
character-aoi-name = あおい
character-aoi = 読手に耳を澄ませ、向かいの相手を忘れたかのよう。
character-kaede-name = かえで
character-kaede = 待って、何も与えず、相手の間違いを誘う。
character-shun-name = しゅん
character-shun = 敵陣の上段へ腕ごと飛び込み、外しても笑っている。
character-ren-name = れん
character-ren = 短い札を送り、それをまた取りに来る。
character-tsumugi-name = つむぎ
character-tsumugi = 立ち上がりは遅いが、温まれば子音だけで取る。
character-chiyo-name = ちよ
character-chiyo = 歴戦の守り手。この陣にただで取れる札はない。
character-suzu-name = すず
character-suzu = 音になる前の息づかいを聞き分ける。
character-itsuki-name = いつき
character-itsuki = 一首一首が攻め。守りは人に任せる。
character-kohaku-name = こはく
character-kohaku = 一枚ずつ競り合いを保ち、相手のお手つきを待つ。
character-tomoe-name = ともえ
character-tomoe = 巴御前の名のとおり、まず敵陣の下段を抜く。
character-kazuma-name = かずま
character-kazuma = 場内で最も静かな手。お手つきはほとんどない。
character-sakuya-name = さくや
character-sakuya = 名人位にある。音が消える前に札が消える。

### ruling

cli-referee = 言葉で伝えた一枚を判定する
ruling-send = { $giver } → { $receiver }：{ $count }枚送り
ruling-send-none = 送りなし
ruling-won = 試合終了：{ $winner }陣が空になり、{ $margin }枚差。
ruling-rule = 規則 { $rule }
ruling-rule-contact = 規則 { $rule }、旧規定第九条：接触があったので両者のお手つき
ruling-rule-no-contact = 規則 { $rule }、手が当たっただけではお手つきになりません（tomo_ote_contact=off）
ruling-how-touch = 直接の取り
ruling-how-push = 札押し
ruling-how-tie = セイム（同時）
ruling-how-owner = 取りなし、持ち主の札として除く
ruling-how-none = なし
ruling-nothing = 空札で、どちらも触れませんでした。
ruling-nothing-name = 空札
ruling-nothing-why = 読まれた札は場にないので、触れないのが正解です。
ruling-kata-ote = 空札で、{ $fouler }が片方の陣に触れました。
ruling-kata-ote-name = 片お手
ruling-kata-ote-why = 空札では触れた陣ごとに一回のお手つきです。枚数は関係なく、相手から一枚送られます。
ruling-kara-daburu = 空札で、{ $fouler }が両方の陣に触れました。
ruling-kara-daburu-name = 空ダブ
ruling-kara-daburu-why = お手つきは陣ごとに数えます。両陣で二回なので相手から二枚送られ、四枚差がつきます。
ruling-tomo-ote = 空札で、両者が一回ずつお手つきです。
ruling-tomo-ote-name = 共お手
ruling-tomo-ote-why = 互いに一枚送る権利があり、差し引きゼロになります。
ruling-double-single = 空札で、{ $fouler }が両陣、{ $other }が片方の陣に触れました。
ruling-double-single-name = 空ダブとお手つき
ruling-double-single-why = 二回対一回なので、差の一枚だけが送られます。
ruling-both-double = 空札で、両者とも両陣に触れました。
ruling-both-double-name = 空ダブ同士
ruling-both-double-why = 二回ずつで差し引きゼロ、送りはありません。
ruling-mamori = { $taker }が自陣の札を取りました。
ruling-mamori-name = 守り（自陣の取り）
ruling-mamori-why = 自陣の札が一枚減り、送りはありません。
ruling-nuki = { $taker }が敵陣の札を取りました。
ruling-nuki-name = 抜き（敵陣の取り）
ruling-nuki-why = 敵陣の札がなくなり、取った側は自陣から一枚送れます。
ruling-torizon-own = { $taker }が自陣で取りましたが、敵陣にも触れました。
ruling-torizon-own-name = 取り損
ruling-torizon-own-why = 取りは成立しますが、お手つきで一枚送られ、枚数は変わりません。
ruling-torizon-other = { $taker }が敵陣で取りましたが、自陣にも触れました。
ruling-torizon-other-name = 取り損
ruling-torizon-other-why = 取りの送りとお手つきの送りが差し引きゼロになります。
ruling-semi-daburu = { $taker }が自陣で取り、{ $fouler }が違う陣に触れました。
ruling-semi-daburu-name = セミダブル
ruling-semi-daburu-why = 出札は取った側の自陣なので、お手つきの分の一枚だけ送ります。
ruling-daburu = { $taker }が敵陣で取り、{ $fouler }が違う陣に触れました。
ruling-daburu-name = ダブル
ruling-daburu-why = 敵陣の取りで一枚、お手つきで一枚、合わせて二枚送ります。
ruling-mamori-tomo-ote = { $taker }が自陣で取り、両者とも違う陣に触れました。
ruling-mamori-tomo-ote-name = 共お手（自陣の取り）
ruling-mamori-tomo-ote-why = お手つきは差し引きゼロ、自陣の取りなので送りはありません。
ruling-nuki-tomo-ote = { $taker }が敵陣で取り、両者とも違う陣に触れました。
ruling-nuki-tomo-ote-name = 共お手（敵陣の取り）
ruling-nuki-tomo-ote-why = お手つきは差し引きゼロ、取りの送り一枚が残ります。
ruling-untaken = { $owner }陣の札を誰も取りませんでした。
ruling-untaken-name = 取りなし
ruling-untaken-why = 取られない札は持ち主の札として除き、送りはない（残す設定の試合を除く）。
ruling-untaken-ote = 誰も取らず、{ $fouler }が違う陣に触れました。
ruling-untaken-ote-name = お手つき（取りなし）
ruling-untaken-ote-why = 出札は持ち主の札として除き、お手つきの分、相手から一枚送られます。
ruling-untaken-tomo-ote = 誰も取らず、両者とも違う陣に触れました。
ruling-untaken-tomo-ote-name = 共お手（取りなし）
ruling-untaken-tomo-ote-why = 出札は持ち主の札として除き、お手つきは差し引きゼロです。

### option

option-group-cards = 札
option-group-handicap = ハンデ
option-group-time = 時間
option-group-reading = 読み
option-group-referee = 判定
option-format = 形式
option-format-full = 正式：二十五枚ずつ、百首読み
option-format-third = 三分の百首：三十三か三十四首から十枚ずつ
option-format-quarter = 四分の百首：二十五首から十二枚ずつ
option-format-starter = 入門：むすめふさほせの七枚から三枚ずつ
option-format-short25 = 半分：五十首から十二枚ずつ
option-format-nodead = 空札なし：二十五枚ずつ、その札だけ読む
option-set = 札の組
option-set-seed = くじで決める
option-set-A = A組（あいうさしすせな）
option-set-B = B組（かきこたちつみむめも）
option-set-C = C組（おはひふほやゆよわ）
option-set-1 = 第一組
option-set-2 = 第二組
option-set-3 = 第三組
option-set-4 = 第四組
option-deal = 札分け
option-deal-blind = 全札から裏向きで取る
option-deal-hall = 会場共通の五十枚を分ける
option-cards_a = A側の枚数
option-cards_a-format = 形式どおり
option-cards_b = B側の枚数
option-cards_b-format = 形式どおり
option-extra_memorise_a_s = A側の暗記の追加
option-extra_memorise_b_s = B側の暗記の追加
option-hints_a = A側のヒント
option-hints_a-off = なし
option-hints_a-kimariji = 決まり字
option-hints_a-romaji = ローマ字
option-hints_a-meaning = 歌の意味
option-hints_b = B側のヒント
option-hints_b-off = なし
option-hints_b-kimariji = 決まり字
option-hints_b-romaji = ローマ字
option-hints_b-meaning = 歌の意味
option-memorise_s = 暗記時間
option-memorise_s-format = 形式どおり
option-memorise_s-0 = なし
option-call_before_s = 合図から暗記終了まで
option-layout_limit_s = 札を並べる制限
option-layout_limit_s-none = なし
option-bow_limit_s = 礼を待つ上限
option-bow_limit_s-none = なし
option-hand_limit_s = 挙手・送り・移動で待つ上限
option-hand_limit_s-none = なし
option-rhythm = 読みの間合い
option-rhythm-5-3-1-6 = 5-3-1-6（二〇二一年から）
option-rhythm-4-3-1-5 = 4-3-1-5（二〇二一年まで）
option-window = 取れる時間
option-window-verse = 上の句の二秒後まで
option-window-kimariji = 決まり字の二秒後まで（速い練習）
option-after_take_ms = 取りの後に判定が続く時間
option-tie_margin_ms = 同時とみなす差
option-both_push = 同時の札押し
option-both_push-owner = 持ち主の取り
option-both_push-closest = より近くに触れた手の取り
option-untaken = 誰も取らない札
option-untaken-owner_takes = 持ち主の札として除く
option-untaken-stays_dead = 場に残す
option-wrong_hand = 有効手でない手の取り
option-wrong_hand-void = 無効
option-wrong_hand-opponent_takes = 相手の取り
option-tomo_ote_contact = お手つきの手との接触（共お手）
option-tomo_ote_contact-off = お手つきとしない
option-tomo_ote_contact-old_art9 = 審判の判断で共お手（旧規定第九条）
option-max_voids = 一人あたりの無効の上限
option-card_height = 札の高さ（ミリ）
option-card_height-73 = 73ミリ（標準取札）
option-card_height-76 = 76ミリ

### record

cli-record = 試合の記録を再現して確かめ、表示する
record-unfinished = 試合は途中まで。
record-won-cleared = { $winner }（{ $side }）の勝ち、{ $margin }枚差。
record-won-resigned = { $winner }（{ $side }）の勝ち（相手の棄権）。
record-won-read-out = { $winner }（{ $side }）の勝ち、全首読了、差{ $margin }枚。
record-column-number = 番
record-column-card = 札
record-column-field = 陣
record-column-touched = A/Bの触れ
record-column-taker = 取り
record-column-time = ミリ秒
record-column-delay = 決まり字から
record-column-case = 判定
record-column-send = 送り
record-column-score = A-B
error-record-file = 「{ $file }」を文字として読めません。試合の記録のファイルを指定してください。
error-record-line = { $line }行目「{ $text }」を読めません：{ $fault ->
    [first] 記録は「{ $right }」で始まります。
    [header] 見出しは「名前: 内容」で、同じ名前は一度だけ、最後に空行を置きます。
    [end] 終わりがありません。最後の行は「check」と十六進数16桁です。
    [game] 見出し「Game」に書けるのは：{ $right }。
    [missing] 見出し「{ $right }」がありません。
    [indented] 字下げの行は、上の行に属します。
    [under-move] 手の下に置けるのは { $right } です。
    [under-reading] 読みの下に置くのは「morae」「clock」「contacts」「hand」です。
    [no-morae] 下に「morae」（{ $right }音以上）が必要です。
    [morae] 「morae」は各音の始め-終わり（ミリ秒）、次に「upper」と上の句の長さです。
    [stroke] 「hand」は席、ポインター、時刻,x,y の点です。
    [word] 行の始めは読み、「clock」、または席（A、B、団体戦では A1、B1 など）と次のどれか：{ $right }。
    [bare] この語の後には何も書きません。
    [hand] 手は「up」か「down」です。
    [place] 場所は 札=段@x（段は0、1、2）です。
    [one-card] 置く札は一枚ずつ、札=段@x です。
    [field] 席は A か B、団体戦では A1、B1、A2 などです。
    [letter] 席は英字で、一番目が A です。
    [seats] 見出し「Seats」は次のどれかです：{ $right }。
    [turns-under] 字下げした行はここでは次のどれかで始まります：{ $right }
    [turns-line] 行は次のような形です：{ $right }
    [flowers-taking] 札を取る手は「moon x geese」、選んだときは「moon x geese not 08-plain-1」と書きます。
    [flowers-card] 「{ $right }」という札はありません。crane、01-ribbon、12-plain-3 のように書きます。
   *[number] 「{ $right }」は整数ではありません。
}
error-record-move = { $line }行目「{ $text }」は再現できません：{ $reason }
error-record-fact = { $line }行目は「{ $text }」ですが、試合からは「{ $right }」になります。記録が書き換えられています。
error-record-header = 「{ $text }」は名前や見出しにできません。一行で、空白は一つずつ、見出しは大文字で始めます。
error-record-names = 席は{ $seats }、名前は{ $given }です。席ごとに一つずつ書いてください。
error-record-begin = { $names }人分の名前の記録は、試合の始めから始まります。途中からは始められません。
error-record-position = 「{ $given }」：この遊びの記録は始めから書き、局面は書きません。

### error-kyogi

error-kyogi-phase = 今はできません。現在：{ $phase ->
    [bow] 初めの礼
    [arrange] 札並べ
    [memorise] 暗記時間
    [bows] 試合前の礼
    [look] 札を見る時間
    [joka] 序歌
    [open] 読みの最中
    [sending] 送り
    [placing] 札を置くところ
    [thanks] 終わりの礼
    [over] 終了
   *[reading] 読みの合間
}。
error-kyogi-actor = 「{ $move }」は「{ $actor }」の手ではありません。
error-kyogi-away = { $away ->
    [true] すでに席を外しています。
   *[false] すでに席にいます。
}
error-kyogi-bowed = 礼は済みました。相手の礼を待っています。
error-kyogi-cards = { $a }＋{ $b }枚は多すぎます。この形式で読むのは{ $most }首です。
error-kyogi-class = 「{ $given }」はここでは使えません。次のどれか：{ $allowed }。
error-kyogi-clock = 時計は戻せません（{ $given }ミリ秒。今は{ $clock }ミリ秒）。
error-kyogi-contact = { $other }はお手つきをしていないので、{ $side }の接触は関係ありません。--contact を外してください。
error-kyogi-first = 先の{ $first }が意味を持つのは、両者が出札に触れた時（t か to）だけです。
error-kyogi-game = 「{ $given }」という遊びはありません。あるのは：{ $allowed }。
error-kyogi-hai-first = 先に相手の移動に「はい」と答えてください。
error-kyogi-invariant = 試合を続けられません。札が足りないか二重に数えられています。審判を呼んでください。
error-kyogi-morae = { $poem }番の歌の時刻が不足しています。各音の始めと終わりが必要です。
error-kyogi-move-empty = 札が示されていません。どの札をどこへ移すか示してください。
error-kyogi-no-hai = 「はい」を待っている移動はありません。
error-kyogi-nothing-due = 今、送る札はありません。
error-kyogi-option-name = 「{ $given }」という設定はありません。あるのは：{ $allowed }。
error-kyogi-option-text = 「{ $given }」は「設定=値」の形ではありません。複数はコンマで区切ります。
error-kyogi-option-twice = 「{ $given }」が二度あります。一度だけにしてください。
error-kyogi-option-value = { $option } を「{ $given }」にはできません。使えるのは：{ $kind ->
    [number] { $least }から{ $most }までの整数
    [named] { $allowed }、{ $least }から{ $most }までの整数
   *[choice] { $allowed }
}。
error-kyogi-own-card = { $card }番の札は動かせません。自分の札ではないか、送った札です。
error-kyogi-own-field = 札は自陣（{ $side }）に置きます。
error-kyogi-position = { $cards }の札が場にありますが、すでに読まれています。
error-kyogi-position-empty = { $a }-{ $b }：両陣に一枚以上、規則どおりの高さの札が必要です。
error-kyogi-position-unread = 「{ $given }」は未読の歌の番号（コンマ区切り）ではありません。
error-kyogi-put-card = { $card }番は送られていません。置けるのは：{ $cards }。
error-kyogi-put-none = 置くべき送り札はありません。
error-kyogi-read-hand = { $seat ->
    [0] A
   *[1] B
}の手が挙がっています。読手は待ちます。
error-kyogi-read-placing = { $seat ->
    [0] A
   *[1] B
}が送り札を置くのを待っています。
error-kyogi-read-hai = { $seat ->
    [0] A
   *[1] B
}の「はい」を待っています。
error-kyogi-read-deciding = { $seat ->
    [0] A
   *[1] B
}の送り札で勝負が決まるため、読手は待ちます。
error-kyogi-reading = { $given }番目の読みは順番違いです。次は{ $number }番目です。
error-kyogi-ready = 準備完了は伝えてあります。相手を待っています。
error-kyogi-score = { $given }という枚数はありえません。試合中は双方一枚以上、一つの陣は{ $capacity }枚まで、合計{ $most }枚までです。
error-kyogi-score-text = 「{ $given }」は枚数ではありません。25-25 のようにAとBの枚数を書いてください。
error-kyogi-send-card = { $card }番は自陣にありません。送れるのは自分の札だけです。
error-kyogi-send-count = { $given }枚を選びましたが、送るのは{ $due }枚です（少なければ残りは放棄）。
error-kyogi-send-settled = すでに一枚置かれたので、送り札は変えられません。
error-state = この文字列は試合の状態ではありません：「{ $given }」。
error-kyogi-stroke-seat = 席は0から{ $last }までです（{ $given }はありません）。
error-kyogi-swing = 素振りは合図（暗記終了の{ $seconds }秒前）からです。
error-kyogi-voids = { $seat }番の席の無効はすでに上限の{ $most }回です。この読みは判定します。

### board

board-label = 畳 取札{ $count }枚
board-card = { $side ->
    [mine] 自陣
   *[theirs] 敵陣
}{ $row ->
    [0] 上段
    [1] 中段
   *[2] 下段
}{ $block ->
    [left] 左
   *[right] 右
}{ $position }枚目 { $spoken }、{ $printed }
board-hinted = { $name } 決まり字 { $hint }
board-waiting = 送られた札、置き場所を選ぶ { $spoken }、{ $printed }
board-grabbed = 札を持ち上げました。{ $name }。矢印キーで動かし、Enterで置き、Escapeで戻します。
board-moved = { $name }
board-dropped = 札を置きました。{ $name }
board-cancelled = 札を元に戻しました。{ $name }

### mat
error-mat-field = 陣は A か B です。「{ $field }」という陣はありません。
error-mat-row = { $row } という段はありません。段は 0（上段、中央側）から { $last }（下段、手前）までです。
error-mat-outside = 札は陣の中に収まっていなければなりません。左端は 0 から { $last }（0.1 ミリ単位）までで、{ $x } には置けません。
error-mat-row-full = この段にはすでに { $count } 枚あり、もう置けません。別の段を選んでください。
error-mat-overlap = { $card } 番の札が { $lying } 番の札に重なります。札どうしは接してもかまいませんが、重ねられません。
error-mat-present = { $card } 番の札はすでに場にあります。
error-mat-absent = { $card } 番の札は場にありません。
error-mat-text-rows = 「{ $text }」は { $rows } 段です。この場は「/」で区切った { $wanted } 段で書きます。「-」は空の段です。
error-mat-text-entry = 「{ $text }」は読み取れません。札は「番号@左端」で書きます。番号は 1 から 100、左端は 0.1 ミリ単位です（例：17@520）。
error-mat-text-twice = { $card } 番の札が二度書かれています。札の置き場所は一つです。
error-mat-text-height = 「{ $text }」は読み取れません。「:」の前には、76mm のような札の高さと、2x1456mm のような陣の段数と幅を書きます。
error-mat-text-format = 文字で書けるのは、札の幅 52 ミリ、段の間 1 センチ、陣の間 3 センチの場だけです。
error-stroke-empty = ポインター { $pointer } の手の動きに点がありません。少なくとも手を下ろした点が必要です。
error-stroke-times = 手の動きの時刻が逆戻りしています（{ $last } の後に { $time }）。
error-stroke-overlap = ポインター { $pointer } は、上がらないまま { $time } に再び下りています。
error-layout-full = { $count } 枚は並べられません。一つの陣に置けるのは { $most } 枚までです。
error-teiichi-shape = 「{ $text }」は定位置として読めません。上段/中段/下段の三段を、それぞれ左右を「|」で区切って書いてください。
error-teiichi-poem = 「{ $text }」：歌の番号は 1 から 100 までです。
error-teiichi-twice = { $poem } 番の歌が二度書かれています。定位置は一首につき一か所です。
error-teiichi-home = { $poem } 番の歌は「{ $text }」に置けません。段は 0(上段)から 2(下段)、左右は left(左)か right(右)、順番は 0 からです。

### page

page-close = 閉じる
page-skip = 本文へ
page-light = 明るさを切り替える
page-home = 入口へ
page-lost = この場所には何もありません
page-connecting = 会場につないでいます…
page-you = あなた
page-term-unknown = この言葉はまだ用語集にありません。
page-class = { $level ->
    [meijin] 名人
   *[other] { $level }級
}
page-level = 強さ
page-level-meijin-short = 名人
page-level-E = E級：初心者。手が出るまで一秒以上かかり、よく迷います。
page-level-D = D級：初段。百枚を知っています。
page-level-C = C級：二段。楽に取れる札は多くありません。
page-level-B = B級：三段。決まり字その音で動きます。
page-level-A = A級：四段以上。音になりきる前に聞き取ります。
page-level-meijin = 名人位の持ち主。
page-opponent = 相手
page-style-attack = 攻め
page-style-defence = 守り
page-style-hearing = 感じが早い
page-new-match = 試合を選ぶ
page-every-option = そのほかの規則
page-as-competition = すべて競技どおりに
page-changed = 変更
page-format-full = 二十五枚ずつ、百首
page-format-third = 十枚ずつ
page-format-quarter = 十二枚ずつ
page-format-starter = はじめの三枚ずつ
page-format-short25 = 五十首から十二枚ずつ
page-format-nodead = 二十五枚ずつ、空札なし
page-layout = 札の並べ方
page-layout-standard = 標準
page-layout-attack = 攻め
page-layout-defence = 守り
page-layout-balanced = 均等
page-layout-teiichi = 自分の定位置
page-layout-standard-note = 三段の両端に置く、本でよく見る形です。
page-layout-attack-note = [tomofuda|友札]を左右に分け、短い札を遠くに置きます。相手の守る所が増えます。
page-layout-defence-note = [tomofuda|友札]を得意な側にまとめ、一払いで両方を守ります。
page-layout-balanced-note = 得意な側に半分より少し多く、長い札は手前に置きます。
page-layout-teiichi-note = 保存した[teiichi|定位置]を、配られた札に当てはめます。
page-hints-off = 助けなし
page-hints-kimariji = 決まり字
page-hints-romaji = ローマ字
page-hints-meaning = 意味
page-hints-off-note = 競技と同じです。札を知っている人、または覚えたい人に。
page-hints-kimariji-note = 札に決まり字を示します。歌が読まれるにつれて短くなります。
page-hints-romaji-note = 決まり字をローマ字で示します。日本語が読めなくても遊べます。
page-hints-meaning-note = ローマ字と、札に手を止めたときに歌の意味を示します。
page-pace-match = 試合
page-pace-brisk = 速め
page-pace-quick = 最速
page-pace-note = 読みと読みの間が短くなります。規則は変わりません。
page-minutes = { $count }分
page-seconds = { $count }秒
page-milliseconds = { $count }ミリ秒
page-in-seconds = { $label }（秒）
page-in-milliseconds = { $label }（ミリ秒）
page-no-books = 歌を読み込めませんでした。
page-again = もう一度
page-offline = 会場との接続が切れました。自動でつなぎ直します。

### home

home-title = かるた
home-what = 百首の歌、二人の競技者、一人の読手。歌のはじめを聞いたら、相手より先に、その歌の終わりが書かれた札を取ります。[kyogikaruta|競技かるた]は畳の上で静かに行われ、勝負は零コンマ何秒で決まります。
home-reads = ひらがなは読めますか。
home-reads-no = まだ読めない
home-reads-yes = 読める
home-reads-poems = はい、歌も知っています
home-reads-again = 助けの量を変える
home-continue = { $name }との試合がまだ続いています。席に戻る
home-karuta = すぐに競技かるた
home-karuta-line = 畳の上の一試合。判定は競技規程どおりです。
home-sit = 席に着く
home-first-steps = はじめの一歩：三枚ずつ
home-choose = 試合を選ぶ
home-koikoi-line = 花札で十二か月。もうひと勝負か、ここで上がるか。
home-reader = 読み上げ
home-reader-line = お手元の札のために、正しい間合いで読みます。
home-reader-go = 読み上げを始める
home-print = 札・用紙を刷る
home-voices = 自分の録音
home-more = そのほか

### settings

settings-title = 設定
settings-language = 言語
settings-looks = 見た目
settings-sounds = 音
settings-play = 競技
settings-theme = 明るさ
settings-theme-system = 端末に合わせる
settings-theme-light = 明るい
settings-theme-dark = 暗い
settings-theme-contrast = 高コントラスト
settings-text-size = 文字の大きさ
settings-motion = 動き
settings-motion-system = 端末に合わせる
settings-motion-reduced = 控えめ
settings-motion-full = すべて
settings-neat = 札をまっすぐに
settings-neat-note = 手で並べたようなわずかな傾きをなくします。
settings-clear-face = 札の字を読みやすく
settings-clear-face-note = 筆の字を硬筆の字にします。
settings-face-me = 相手の札を自分に向ける
settings-face-me-note = 実際の場では逆さに見えます。
settings-sound = 音
settings-volume = 音量
settings-calibrate = 無線イヤホンの調整
settings-calibrate-note = 音が遅れて届きます。一分ほど拍に合わせてたたくと、時間が正しくなります。
settings-name = お名前
settings-hints = 助け
settings-captions = 字幕
settings-captions-note = 読まれた言葉が現れます。その試合は記録外になります。
settings-pace = 進み方
settings-breath = 読手の息継ぎ
settings-breath-note = 読みの前に息が聞こえます。会場と同じく、読み出しの間合いがわかります。
settings-left-handed = 左利き
settings-left-handed-note = 並べ方を左右逆にします。
settings-calibrate-how = 競技で使うイヤホンを着けてください。同じ間隔で十四回音が鳴ります。三つ目から、ここを押すか空白キーで拍に合わせてください。目ではなく耳に従います。
settings-calibrate-begin = 始める
settings-calibrate-tap = 音に合わせてたたく
settings-calibrate-few = 音と合う拍が足りませんでした。もう一度お試しください。
settings-calibrate-found = 音は { $delay } ミリ秒遅れて届いています。拍の半分はそこから { $spread } ミリ秒以内でした。
settings-calibrate-wide = 拍にばらつきがあります。もう一度測ると確かになります。
settings-calibrate-keep = この値を使う
settings-calibrate-forget = 消す
settings-calibrate-none = この出力には設定がありません。機器の申告に従います。
settings-calibrate-kept = この出力の設定：{ $delay } ミリ秒

### match

match-title = { $rival }との試合
match-finding = 席を探しています…
match-cards = 枚
match-taken = 取り { $count }
match-fouls = お手つき { $count }
match-median = 中央値 { $seconds } 秒
match-readings = { $total }首中 { $number }首目
match-you = あなた
match-readings-short = { $number } / { $total }
match-dead-short = 空札 { $count }
match-dead-left = 残り { $count } 枚
match-counts = あなた { $mine } 枚、相手 { $theirs } 枚。
match-raise-hand = 手を挙げる
match-lower-hand = 手を下ろす
match-pause = 止める
match-go-on = 続ける
match-take-back = 待った
match-menu = そのほか
match-rules = この試合の規則
match-glossary = 用語集
match-keys = キー
match-practice = この試合で
match-leaving = 席を立つ
match-to-entrance = 入口へ（席はそのまま）
match-give-up = 試合をやめる…
match-resign-sure = 相手の不戦勝となり、枚差は数えません。
match-resign = 礼をして投了する
match-leave = 黙って席を立つ
match-ranked = この試合は記録に入ります。
match-unranked = 練習：この試合は記録外です。
match-skip = 省く
match-waiting = 待っています…
match-time-left = 残り時間
match-bow = 礼
match-bow-title = { $rival }に礼
match-bow-why = かるたは礼に始まり礼に終わります。このあと札を裏向きに混ぜ、それぞれの札を取ります。
match-bows-title = { $rival }に礼、読手に礼
match-bows-why = 暗記時間が終わりました。礼のあと、百首にはない[joka|序歌]が読まれ、続いて一首目の上の句です。
match-thanks-title = { $rival }に礼、読手に礼
match-thanks-why = 勝った人も負けた人も同じように言います。
match-gloss-yoroshiku = 試合の前のあいさつ。
match-gloss-onegai = 競技の始まりのあいさつ。
match-gloss-arigato = 試合のあとのあいさつ。
match-ask-bow = 礼をして始めます。
match-ask-bows = 礼のあと、読みが始まります。
match-ask-arrange = 札を好きなように並べてください。引いて動かすか、矢印キーを使います。
match-ask-memorise = 札の位置を覚えてください。相手の札は逆さに見えます。
match-ask-swings = 札の位置を覚えてください。札に触れずに素振りができます。
match-ask-away = 席を外しています。
match-ask-joka = 序歌です。まだ札は取りません。間合いを聞いてください。
match-ask-reading = まもなく読まれます。お聞きください。
match-ask-open = 分かったら、その札を払ってください。
match-ask-sending = 送る札があります。
match-ask-placing = 置く札があります。
match-ask-thanks = 勝負がつきました。礼をしてください。
match-ask-over = 試合は終わりました。
match-ask-paused = 読手が待っています。
match-ask-hai = { $rival }が札を動かしました。返事をすると続きます。
match-ask-moving = 自分の札を動かしてください。相手への声かけは代わりにします。
match-ask-hand-up = 手を挙げています。読手が待っています。
match-ask-send = [okurifuda|送り札]です。自陣から{ $count }枚選んでください。
match-ask-place = 札が{ $count }枚送られました。自陣の空いた所へ動かすか、置く所を押してください。
match-wait-send = { $rival }が送る札を{ $count }枚選んでいます。
match-wait-place = { $rival }が札を置いています。
match-wait-hai = 札を動かすと伝えました。{ $rival }の返事を待っています。
match-wait-hand = { $rival }が手を挙げています。読手が待っています。
match-send = { $cards }を送る
match-send-none = { $count }枚選ぶ
match-waive = 送らない
match-place-for-me = 任せて置く
match-move-cards = 札を動かす
match-move-none = 動かさない
match-lay-out = 並べ方…
match-mirror = 左右逆
match-keep-teiichi = 定位置に保存
match-teiichi-kept = 定位置に保存済み
match-laid-out = 並べ終わり
match-memorised = 始める
match-go-away = 席を外す
match-come-back = 席に戻る
match-strip-joka = 序歌
match-strip-paused = 休止
match-strip-hand-you = 挙手中
match-strip-hand = { $rival }：挙手
match-read = { $card }：
match-after = { $seconds } 秒
match-field-of = { $name }の陣
match-call = 二分前です。これから、札に触れずに素振りができます。
match-swings-call = これから、札に触れずに素振りができます。
match-shortened = 決まり字が変わりました：{ $cards }
match-news-sent = { $who ->
    [you] あなたが{ $cards }を送りました。
   *[rival] { $rival }が{ $cards }を送りました。
}
match-news-placed = { $who ->
    [you] あなたが{ $card }を置きました。
   *[rival] { $rival }が{ $card }を置きました。
}
match-news-shifted = { $who ->
    [you] あなたが{ $cards }を動かしました。
   *[rival] { $rival }が{ $cards }を動かしました。
}
match-news-waived-waived = { $who ->
    [you] あなたは札を送りません。
   *[rival] { $rival }は札を送りません。
}
match-news-waived-lapsed = { $who ->
    [you] あなたの送る権利がなくなりました。
   *[rival] { $rival }の送る権利がなくなりました。
}
match-news-waived-no_room = 置く所がないため、札は送られません。
match-news-hand-up = { $who ->
    [you] 手を挙げました。
   *[rival] { $rival }が手を挙げました。
}
match-news-hand-down = { $who ->
    [you] 手を下ろしました。
   *[rival] { $rival }が手を下ろしました。
}
match-news-away = { $who ->
    [you] 席を外しました。
   *[rival] { $rival }が席を外しました。「失礼します」
}
match-news-back = { $who ->
    [you] 席に戻りました。
   *[rival] { $rival }が席に戻りました。「失礼しました」
}
match-news-void = この読みは無効です。同じ歌がもう一度読まれます。
match-sound-asleep = 何か押すまで、ブラウザが音を止めています。
match-wake-sound = 読みを聞く
match-space = 空白
match-keys-note = 十二のキーが、手の一払いのように札のかたまりを一つずつ払います。刻まれた文字ではなく、キーの位置で決まります。
match-key-near-left = 自陣の左：上段・中段・下段
match-key-near-right = 自陣の右
match-key-far-left = 敵陣の左：遠い段から
match-key-far-right = 敵陣の右
match-key-hand = 手を挙げる・下ろす
match-key-arrows = 札から札へ
match-key-enter = 札を選ぶ、または色の付いたボタン
match-key-hints = 次の助け
match-key-face = 相手の札の向き
match-key-rules = この試合の規則

### result

result-title = 結果
result-won = あなたの勝ち
result-lost = { $rival }の勝ち
result-margin = { $count }枚差
result-walkover = [fusensho|不戦勝]です
result-rematch = もう一試合
result-replay = 見直す
result-record = 記録を保存
result-no-record = この試合の記録を読み込めませんでした。
result-reactions = 決まり字の終わりから取りまで
result-no-takes = 手で取った札はありません。
result-own = 自陣
result-far = 敵陣
result-s = 秒
result-chart-note = 縦の線は[kimariji|決まり字]の音が終わった時です。線より左の棒は、音が終わる前に手が届いていたことを示します。
result-takes-own = 自陣の取り
result-takes-far = 敵陣の取り
result-fouls = お手つき
result-median = 反応の中央値
result-median-own = 自陣の中央値
result-median-far = 敵陣の中央値
result-fastest = 最も速い取り

### replay

replay-title = 見直し
replay-open = 保存した記録を開く
replay-unreadable = 試合の記録として読めないファイルです。
replay-gone = この試合はもうここにありません。記録をお持ちなら開いてください。
replay-finding = 記録を探しています…
replay-none = 試合の記録を開くと、もう一度見られます。
replay-timeline = 読み
replay-back = 前の読み
replay-next = 次の読み
replay-play = 再生
replay-pause = 止める
replay-speed = 速さ
replay-tick-take-a = { $a }の取り
replay-tick-take-b = { $b }の取り
replay-tick-foul = お手つき
replay-tick-dead = 空札
replay-dead = 空札
replay-nobody = なし
replay-sent = { $name }が{ $cards }を送りました。
replay-placed = { $name }が{ $card }を置きました。
replay-shifted = { $name }が{ $cards }を動かしました。
replay-waived = { $name }は送りませんでした。
replay-unfinished = この試合は終わっていません
replay-won = { $count ->
    [0] { $name }の不戦勝
   *[other] { $name }の{ $count }枚勝ち
}

### koikoi characters
koikoi-character-momo-name = もも
koikoi-character-momo-line = 光る札に目がなく、最初の役で満足して上がる。
koikoi-character-haru-name = はる
koikoi-character-haru-line = 花に見とれて札を見落とし、ときどき思い切ってこいこい。
koikoi-character-chihiro-name = ちひろ
koikoi-character-chihiro-line = 相手に足りない札を数え、よいところで上がる。
koikoi-character-takeru-name = たける
koikoi-character-takeru-line = 手札のあるかぎり、笑ってこいこいを告げる。
koikoi-character-shizuka-name = しずか
koikoi-character-shizuka-line = 見送られた札をすべて覚え、決して急がない。
koikoi-character-akira-name = あきら
koikoi-character-akira-line = 取らなかった札から手の内を読み、いちばん痛いところでこいこい。

### simulate koikoi
cli-simulate-rounds = 回数（同じ配札を席を入れ替えて二度打つ）
simulate-koikoi-title = { $a } 対 { $b }：{ $rounds }回、規則 { $rules }、シード { $seed }
simulate-koikoi-level = { $level ->
    [random] でたらめ
    [greedy] 欲張り
    [easy] やさしい
    [normal] ふつう
   *[hard] つよい
}
simulate-koikoi-points = 1回の得点（95％区間）
simulate-koikoi-won = 勝った回
simulate-koikoi-win = 勝った回の得点
simulate-koikoi-asked = 選べるときにこいこいした割合
simulate-koikoi-without = 得点のない回
simulate-koikoi-compiling = 高速エンジンをコンパイルしています。最初の一度だけで、一、二分かかります。
error-koikoi-player = 「{ $given }」という打ち手はこいこいにいません。強さ（{ $levels }）か名前（{ $names }）を書いてください。

### koikoi options

koikoi-option-group-match = 試合
koikoi-option-group-deal = 札配り
koikoi-option-group-course = 一回の進め方
koikoi-option-group-doubling = 倍付け
koikoi-option-group-yaku = 役の文数
koikoi-option-group-counting = 役の重なり
koikoi-option-rounds = 回数
koikoi-option-teams = 二人組
koikoi-option-teams-on = あり：取り札と役は共有、手札五枚
koikoi-option-teams-off = なし：一対一、手札八枚
koikoi-option-payment = 負けた側が点を払う
koikoi-option-payment-on = はい
koikoi-option-payment-off = いいえ：勝った側の点だけが動く
koikoi-option-start_points = 初めの持ち点
koikoi-option-target = 試合が終わる得点
koikoi-option-target-none = なし
koikoi-option-ruin = 持ち点が尽きたら試合終了
koikoi-option-ruin-on = はい
koikoi-option-ruin-off = いいえ
koikoi-option-lead = 途中で試合が終わる点差
koikoi-option-lead-none = なし
koikoi-option-tie = 最後に同点
koikoi-option-tie-draw = 引き分け
koikoi-option-tie-round = もう一回で決める
koikoi-option-first_dealer = 最初の親
koikoi-option-first_dealer-cards = 札を引き、早い月が親
koikoi-option-first_dealer-random = くじで決める
koikoi-option-first_dealer-first = 一番の席
koikoi-option-first_dealer-second = 二番の席
koikoi-option-next_dealer = 次の親
koikoi-option-next_dealer-winner = 勝った人
koikoi-option-next_dealer-loser = 負けた人
koikoi-option-next_dealer-alternate = 交代
koikoi-option-deal_by = 配り方
koikoi-option-deal_by-fours = 四枚ずつ
koikoi-option-deal_by-twos = 二枚ずつ
koikoi-option-deal_by-ones = 一枚ずつ
koikoi-option-deal_by-all = まとめて
koikoi-option-hand_four = 手四（手札に同じ月が四枚）
koikoi-option-hand_four-owner = 手札の持ち主の得点
koikoi-option-hand_four-dealer = 親の得点
koikoi-option-hand_four-redeal = 配り直し
koikoi-option-hand_four-play = そのまま続ける
koikoi-option-hand_pairs = くっつき（手札に二枚組が四つ）
koikoi-option-hand_pairs-owner = 手札の持ち主の得点
koikoi-option-hand_pairs-dealer = 親の得点
koikoi-option-hand_pairs-redeal = 配り直し
koikoi-option-hand_pairs-play = そのまま続ける
koikoi-option-table_four = 場札に同じ月が四枚
koikoi-option-table_four-dealer = 親の得点
koikoi-option-table_four-redeal = 配り直し
koikoi-option-table_four-play = そのまま続ける
koikoi-option-table_pairs = 場札に二枚組が四つ
koikoi-option-table_pairs-dealer = 親の得点
koikoi-option-table_pairs-redeal = 配り直し
koikoi-option-table_pairs-play = そのまま続ける
koikoi-option-table_three = 場札に同じ月が三枚
koikoi-option-table_three-dealer = 親の得点
koikoi-option-table_three-redeal = 配り直し
koikoi-option-table_three-play = そのまま続ける
koikoi-option-special_points = 手役の文数
koikoi-option-koikoi = こいこいの回数
koikoi-option-koikoi-unlimited = 何度でも
koikoi-option-koikoi-once = 一回につき一度ずつ
koikoi-option-koikoi-never = なし：最初の役で終わり
koikoi-option-exhausted = 誰も上がらない回
koikoi-option-exhausted-nothing = 得点なし
koikoi-option-exhausted-dealer = 親の得点（親権）
koikoi-option-exhausted-higher = 役の高い側の得点
koikoi-option-exhausted_points = そのときの親の文数
koikoi-option-exhausted_deal = その後の親
koikoi-option-exhausted_deal-stays = そのまま
koikoi-option-exhausted_deal-changes = 交代
koikoi-option-three_on_table = 場に同じ月が三枚あるとき四枚目で取る札
koikoi-option-three_on_table-all = 三枚とも
koikoi-option-three_on_table-one = 選んだ一枚
koikoi-option-double_at = 倍になる得点（この文数から）
koikoi-option-double_at-off = なし
koikoi-option-double_factor = そのときの倍率
koikoi-option-opponent_koikoi = 相手のこいこいの後の上がり
koikoi-option-opponent_koikoi-off = そのまま
koikoi-option-opponent_koikoi-double = 二倍
koikoi-option-opponent_koikoi-per_call = こいこいのたびに倍
koikoi-option-doubling = 両方が重なったとき
koikoi-option-doubling-multiply = 掛ける（二倍と二倍で四倍）
koikoi-option-doubling-add = 足す（二倍と二倍で三倍）
koikoi-option-doubling-literal = 説明書どおり：その文数からだけ、相手のこいこいで四倍、自分なら二倍
koikoi-option-call_at_threshold = その文数以上で言ったこいこいだけを数える
koikoi-option-call_at_threshold-on = はい
koikoi-option-call_at_threshold-off = いいえ：すべて数える
koikoi-option-own_koikoi = 自分のこいこい
koikoi-option-own_koikoi-none = 加点なし
koikoi-option-own_koikoi-one_each = 一度ごとに一文
koikoi-option-own_koikoi-times = 倍率：一度で二倍、二度で三倍…
koikoi-option-own_koikoi-late = 遅い倍率：三度で二倍、四度で三倍、五度から四倍
koikoi-option-own_koikoi-climbing = 三度まで一文ずつ、四度目からは（こいこいの数−2）倍
koikoi-option-goko = 五光（光札五枚）
koikoi-option-goko-off = なし
koikoi-option-shiko = 四光（小野道風を除く光札四枚）
koikoi-option-shiko-off = なし
koikoi-option-ame_shiko = 雨四光（小野道風を含む光札四枚）
koikoi-option-ame_shiko-off = なし
koikoi-option-sanko = 三光（小野道風を除く光札三枚）
koikoi-option-sanko-off = なし
koikoi-option-hanami = 花見酒（桜に幕、菊に盃）
koikoi-option-hanami-off = なし
koikoi-option-tsukimi = 月見酒（芒に月、菊に盃）
koikoi-option-tsukimi-off = なし
koikoi-option-inoshikacho = 猪鹿蝶（猪、鹿、蝶）
koikoi-option-inoshikacho-off = なし
koikoi-option-akatan = 赤短（文字入りの赤い短冊三枚）
koikoi-option-akatan-off = なし
koikoi-option-aotan = 青短（青い短冊三枚）
koikoi-option-aotan-off = なし
koikoi-option-akatan_aotan = 赤短と青短の両方
koikoi-option-akatan_aotan-off = なし
koikoi-option-tane = タネ（タネ札五枚）
koikoi-option-tane-off = なし
koikoi-option-tan = タン（短冊札五枚）
koikoi-option-tan-off = なし
koikoi-option-kasu = カス（カス札十枚）
koikoi-option-kasu-off = なし
koikoi-option-tsukifuda = 月札（その回の月の四枚）
koikoi-option-tsukifuda-off = なし
koikoi-option-viewing = 花見酒・月見酒
koikoi-option-viewing-on = あり
koikoi-option-viewing-off = なし
koikoi-option-viewing-with_other = ほかの役があるときだけ
koikoi-option-viewing_raised = 自分のこいこいの後のそれぞれの文数
koikoi-option-viewing_raised-same = 変わらない
koikoi-option-viewing_cancelled = 雨流れ・霧流れ（柳を取れば花見酒、桐を取れば月見酒が消える）
koikoi-option-viewing_cancelled-on = あり
koikoi-option-viewing_cancelled-off = なし
koikoi-option-viewing_in_month = 花見酒は三月、月見酒は八月の回だけ
koikoi-option-viewing_in_month-on = はい：三回目と八回目
koikoi-option-viewing_in_month-off = いいえ：いつでも
koikoi-option-further = 猪鹿蝶・赤短・青短を超えた札
koikoi-option-further-instead = 一枚一文、タネ・タンは数えない
koikoi-option-further-beside = タネ・タンを数え、一文は付けない
koikoi-option-further-both = 一枚一文、タネ・タンも数える
koikoi-option-further-none = どちらもなし
koikoi-option-both_ribbons = 赤短と青短がそろったときの文数
koikoi-option-both_ribbons-replaces = 二つの代わり
koikoi-option-both_ribbons-added = 二つに加える
koikoi-option-both_ribbons-sum = なし：二つの合計だけ
koikoi-option-cup_plain = 盃はカス札も兼ねる
koikoi-option-cup_plain-on = はい
koikoi-option-cup_plain-off = いいえ、タネ札だけ
koikoi-preset-nintendo = 任天堂
koikoi-preset-nintendo-line = 定番の十二回。七文以上は倍、相手のこいこいの後の上がりも倍。
koikoi-preset-nintendo-literal = 任天堂（説明書どおり）
koikoi-preset-nintendo-literal-line = 倍になるのは七文以上だけ。自分のこいこいで二倍、相手のこいこいで四倍。
koikoi-preset-gamedesign = Gamedesign
koikoi-preset-gamedesign-line = 二十五文ずつの取り合い。負けた側が払い、すべて取れば終わり。光札の役は高く、花見酒・月見酒はなし。
koikoi-preset-netdegame = Netdegame
koikoi-preset-netdegame-line = 度胸の五回勝負。三度目のこいこいから得点に倍率がかかる。
koikoi-preset-steam = Steam
koikoi-preset-steam-line = 三十文からの八回。花見酒・月見酒はこいこいの後で高くなり、こいこいのたびに得点が増える。
koikoi-preset-bga-soft = Board Game Arena（やさしい）
koikoi-preset-bga-soft-line = 五十文からの六回。自分のこいこいの数だけ倍率が上がり、負けた側が払う。
koikoi-preset-bga-hard = Board Game Arena（きびしい）
koikoi-preset-bga-hard-line = 五十文からの六回、倍付けは任天堂どおり。うかつなこいこいは四倍になって返る。
koikoi-preset-short = 短い勝負
koikoi-preset-short-line = 任天堂の規則で三回。五分ほど。

### cli rules

cli-rules = 遊べる規則：規則の組、その違い、すべての設定
cli-rules-all = 違いだけでなく、すべての設定
cli-rules-json = プログラム向けに同じものを出す
rules-one = { $name }：{ $text }
rules-differs = { $option }：{ $value }（標準は{ $default }）
rules-default = 標準の規則と違うところはありません。

### errors table
error-table-take-back = いまは戻せるものがありません。出した札は山札をめくるまで、練習では自分のどの手でも戻せます。
error-table-advice-practice = 助言は会場の相手との練習でのみ聞けます。
error-table-advice-turn = 助言は自分の番に聞けます。
error-table-advice-none = いまは助言できません。もう一度聞くか、そのまま続けてください。
error-table-record-early = 記録は勝敗が決まってから受け取れます。これから出る札が載っているためです。

### koikoi record

record-player = { $seat }：{ $name }
record-column-round = 回
record-column-turn = 手番
record-column-seat = 席
record-column-played = 出す
record-column-took = 取る
record-column-drawn = 山札
record-column-yaku = 役
record-column-then = その後
record-end-stop = 上がり
record-end-last_card = 最後の札で上がり
record-end-exhausted = 流れ
record-end-resigned = 投了
record-end-special = 手役
record-special-hand_four = 手四（手札に同じ月が四枚）
record-special-hand_pairs = くっつき（手札に二枚組が四つ）
record-special-table_four = 場札に同じ月が四枚
record-special-table_pairs = 場札に二枚組が四つ
record-special-table_three = 場札に同じ月が三枚
record-special-both_hands = 双方の手役
record-again = 配り直し：{ $why }
record-drawn = 同点、引き分け。
record-points-rounds = { $winner }（{ $side }）の勝ち。全回終了、差は{ $margin }文。
record-points-target = { $winner }（{ $side }）の勝ち。決めた得点に到達、差は{ $margin }文。
record-points-ruin = { $winner }（{ $side }）の勝ち。相手の持ち点が尽き、差は{ $margin }文。
record-points-lead = { $winner }（{ $side }）の勝ち。決めた点差がつき途中で終了、差は{ $margin }文。
record-points-resigned = { $winner }（{ $side }）の勝ち。相手の投了。

### cli yaku

cli-yaku = こいこいで取った札の点とその理由
cli-yaku-rules = 数える規則：規則の組、設定、またはその両方
cli-yaku-round = 何回目か（1は一月）
cli-yaku-calls = その回の自分のこいこい
cli-yaku-opponent-calls = その回の相手のこいこい
cli-yaku-json = プログラム向けに同じものを出す
yaku-one = { $yaku }：{ $points }文
yaku-further = うち追加の札が{ $further }文
yaku-none = 役なし：0文
yaku-sum = 役の合計：{ $points }文
yaku-added = 自分のこいこい：+{ $added }文
yaku-factor-seven = { $at }文以上：{ $factor }倍
yaku-factor-opponent = 相手のこいこい：{ $factor }倍
yaku-factor-both = { $at }文以上と相手のこいこい：{ $factor }倍
yaku-factor-literal = こいこいの後の{ $at }文以上：{ $factor }倍
yaku-factor-own = 自分のこいこい：{ $factor }倍
yaku-total = 計：{ $total }文
error-yaku-twice = 「{ $given }」：{ $card }が二度書かれています。どの札も一枚だけです。
error-yaku-calls = { $option } を { $given } にはできません。koikoi={ $koikoi } では{ $most ->
    [0] こいこいはありません。
   *[other] こいこいは一回につき片側一度までです。
}

### hanafuda

hanafuda-month-1 = 松（1月）
hanafuda-month-2 = 梅（2月）
hanafuda-month-3 = 桜（3月）
hanafuda-month-4 = 藤（4月）
hanafuda-month-5 = 菖蒲（5月）
hanafuda-month-6 = 牡丹（6月）
hanafuda-month-7 = 萩（7月）
hanafuda-month-8 = 芒（8月）
hanafuda-month-9 = 菊（9月）
hanafuda-month-10 = 紅葉（10月）
hanafuda-month-11 = 柳（11月）
hanafuda-month-12 = 桐（12月）
hanafuda-kind-bright = 光札
hanafuda-kind-animal = タネ札
hanafuda-kind-ribbon = 短冊札
hanafuda-kind-plain = カス札
hanafuda-card-crane = 松に鶴（1月）
hanafuda-card-01-ribbon = 松に赤短（1月）
hanafuda-card-01-plain-1 = 松のカス1（1月）
hanafuda-card-01-plain-2 = 松のカス2（1月）
hanafuda-card-warbler = 梅に鶯（2月）
hanafuda-card-02-ribbon = 梅に赤短（2月）
hanafuda-card-02-plain-1 = 梅のカス1（2月）
hanafuda-card-02-plain-2 = 梅のカス2（2月）
hanafuda-card-curtain = 桜に幕（3月）
hanafuda-card-03-ribbon = 桜に赤短（3月）
hanafuda-card-03-plain-1 = 桜のカス1（3月）
hanafuda-card-03-plain-2 = 桜のカス2（3月）
hanafuda-card-cuckoo = 藤に時鳥（4月）
hanafuda-card-04-ribbon = 藤に短冊（4月）
hanafuda-card-04-plain-1 = 藤のカス1（4月）
hanafuda-card-04-plain-2 = 藤のカス2（4月）
hanafuda-card-bridge = 菖蒲に八橋（5月）
hanafuda-card-05-ribbon = 菖蒲に短冊（5月）
hanafuda-card-05-plain-1 = 菖蒲のカス1（5月）
hanafuda-card-05-plain-2 = 菖蒲のカス2（5月）
hanafuda-card-butterflies = 牡丹に蝶（6月）
hanafuda-card-06-ribbon = 牡丹に青短（6月）
hanafuda-card-06-plain-1 = 牡丹のカス1（6月）
hanafuda-card-06-plain-2 = 牡丹のカス2（6月）
hanafuda-card-boar = 萩に猪（7月）
hanafuda-card-07-ribbon = 萩に短冊（7月）
hanafuda-card-07-plain-1 = 萩のカス1（7月）
hanafuda-card-07-plain-2 = 萩のカス2（7月）
hanafuda-card-moon = 芒に月（8月）
hanafuda-card-geese = 芒に雁（8月）
hanafuda-card-08-plain-1 = 芒のカス1（8月）
hanafuda-card-08-plain-2 = 芒のカス2（8月）
hanafuda-card-cup = 菊に盃（9月）
hanafuda-card-09-ribbon = 菊に青短（9月）
hanafuda-card-09-plain-1 = 菊のカス1（9月）
hanafuda-card-09-plain-2 = 菊のカス2（9月）
hanafuda-card-deer = 紅葉に鹿（10月）
hanafuda-card-10-ribbon = 紅葉に青短（10月）
hanafuda-card-10-plain-1 = 紅葉のカス1（10月）
hanafuda-card-10-plain-2 = 紅葉のカス2（10月）
hanafuda-card-rain-man = 柳に小野道風（11月）
hanafuda-card-swallow = 柳に燕（11月）
hanafuda-card-11-ribbon = 柳に短冊（11月）
hanafuda-card-11-plain-1 = 柳のカス、雷（11月）
hanafuda-card-phoenix = 桐に鳳凰（12月）
hanafuda-card-12-plain-1 = 桐のカス1（12月）
hanafuda-card-12-plain-2 = 桐のカス2（12月）
hanafuda-card-12-plain-3 = 桐のカス3（12月）
error-hanafuda-card = 「{ $given }」という札はありません。札の名前は crane、01-ribbon、11-plain-1 などです。
error-hanafuda-nearest = 「{ $given }」という札はありません。近いもの：{ $nearest }
error-hanafuda-several = 「{ $given }」に当たる札は複数あります。どれかを選んでください：{ $cards }

### errors koikoi

error-koikoi-seats = { $given } 人です。この規則では { $seats } 人で遊びます。
error-koikoi-preset = 「{ $given }」という規則の組はありません。あるもの：{ $allowed }
error-koikoi-yaku-off = 役がすべて「なし」では、どの回も勝てません。kasu=1 のように、少なくとも一つの役に点を付けてください。
error-koikoi-target = { $start } 文から始まる試合を { $target } 文で終わりにはできません。始まる前に終わってしまいます。{ $least } 文以上にするか、目標をなしにしてください。
error-koikoi-ruin = payment={ $payment }、初めの持ち点 { $start } 文では、持ち点がなくなることはありません。payment=on にして持ち点を付けるか、ruin=off にしてください。
error-koikoi-once = こいこいが一回に一度だけ（koikoi=once）なら、三度目から数える own_koikoi=late は決して効きません。koikoi=unlimited にするか、own_koikoi を変えてください。
error-koikoi-never = こいこいなし（koikoi=never）では、{ $option }={ $value } で数えるものがありません。{ $option }={ $right } にするか、こいこいを認めてください。
error-koikoi-threshold = { $given } は「何文以上で倍」に従いますが、double_at が off です。double_at=7 などにしてください。
error-koikoi-literal = 文字どおりの読み方の倍率は二倍と四倍に決まっていて、double_factor={ $factor }、opponent_koikoi={ $opponent } とは合いません。double_factor=2 と opponent_koikoi=double にするか、doubling=multiply にしてください。

### koikoi start

home-koikoi-now = すぐにこいこい
home-koikoi-go = 札を配る
home-koikoi-choose = 相手・回数・規則を選ぶ
home-cards = 花札について
koikoi-start-title = こいこいの席
koikoi-start-table = 席
koikoi-start-table-two = 一対一
koikoi-start-table-four = 二対二
koikoi-start-table-note = 向かい合う二人が組になり、取り札と役を共有します。手札は五枚です。
koikoi-start-company = 同席する人
koikoi-start-partner = 味方
koikoi-start-next = 次に打つ人
koikoi-start-last = 前に打つ人
koikoi-start-length = 長さ
koikoi-start-rounds = { $count }回
koikoi-start-rules = 規則
koikoi-start-differs = 任天堂の規則との違い：{ $count }か所
koikoi-start-same = 任天堂の規則のまま。
koikoi-start-else = 任天堂は{ $value }
koikoi-start-option = 「{ $option }：{ $value }」
koikoi-start-as-preset = すべて「{ $preset }」どおり

### koikoi table

koikoi-title = こいこい（相手：{ $name }）
koikoi-finding = 席を探しています…
koikoi-hand = あなたの手札
koikoi-table = 場
koikoi-side-of = { $name }
koikoi-piles = 取り札：{ $name }
koikoi-stock = 山札：残り{ $count }枚
koikoi-drawn = めくり札：{ $card }
koikoi-holds = { $name }の手札：{ $count }枚
koikoi-tray = { $kind }{ $count }枚。{ $cards }
koikoi-none-yet = まだありません
koikoi-kind-bright = 光
koikoi-kind-animal = タネ
koikoi-kind-ribbon = 短冊
koikoi-kind-plain = カス
koikoi-turn = 手番
koikoi-dealer = 親
koikoi-dealer-note = 親：この回の札を配り、先に打つ
koikoi-calls = こいこい×{ $count }
koikoi-level-easy = やさしい
koikoi-level-normal = ふつう
koikoi-level-hard = つよい
koikoi-card-takes = { $card }。取れる札：{ $taken }
koikoi-card-lies = { $card }。取れる札なし：場に残ります
koikoi-card-choose = { $card }を取る
koikoi-card-matches = { $card }。選んだ札と合います
koikoi-ask-play = 手札を一枚出してください。
koikoi-ask-again = { $card }：もう一度押すか、合う札を押すと出せます。
koikoi-ask-which = 合う札が二枚あります。どちらを取りますか？
koikoi-ask-pick = めくり札は{ $card }。どちらを取りますか？
koikoi-ask-decide = 役ができました。上がりますか、こいこいしますか？
koikoi-ask-draw = 山札をめくります。
koikoi-ask-other = { $name }が考えています。
koikoi-ask-other-decides = { $name }が決めています：上がりか、こいこいか。
koikoi-ask-wait = 少々お待ちください。
koikoi-ask-deal = 準備ができたら始めましょう。
koikoi-ask-over = 試合は終わりました。
koikoi-put-back = 手札に戻す
koikoi-take-back = 待った
koikoi-advice = 助言
koikoi-advice-title = 手の見込み
koikoi-advice-note = この回の平均得点と、その誤差です。
koikoi-move-takes = { $card }で{ $taken }を取る
koikoi-worth = 平均{ $points }文
koikoi-draw-title = 親決め：早い月が親
koikoi-special-hand_four = 手四：同じ月が四枚
koikoi-special-hand_pairs = くっつき：二枚組が四つ
koikoi-special-table_four = 場に同じ月が四枚
koikoi-special-table_pairs = 場に二枚組が四つ
koikoi-special-table_three = 場に同じ月が三枚
koikoi-special-both_hands = 両方に手役
koikoi-special-hand_four-note = 配られた時点で得点となり、その回は終わりです。
koikoi-special-hand_pairs-note = 配られた時点で得点となり、その回は終わりです。
koikoi-special-table_four-note = この規則では親の得点となり、その回は終わりです。
koikoi-special-table_pairs-note = この規則では親の得点となり、その回は終わりです。
koikoi-special-table_three-note = この規則では親の得点となり、その回は終わりです。
koikoi-special-both_hands-note = 互いに打ち消し合います。
koikoi-moment-made = { $who ->
    [you] あなたの役
   *[other] { $name }の役
}
koikoi-points = { $count }文
koikoi-stop = 上がり
koikoi-koikoi = こいこい
koikoi-stop-sub = { $count }文で勝負
koikoi-koikoi-sub = 続けて上の役へ
koikoi-decide-title = 上がりますか、こいこいしますか？
koikoi-decide-look = 場を見る
koikoi-decide-hopes = あと少しの役
koikoi-decide-no-hopes = 近い役はありません。一枚ずつの加点はありえます。
koikoi-missing = あと{ $count }枚
koikoi-decide-stakes = 勝負の目安
koikoi-decide-left = 残り：手札{ $hand }枚、山札{ $stock }枚
koikoi-decide-other = { $name }：{ $points ->
    [0] まだ役なし
   *[other] 役{ $points }文
}
koikoi-decide-threats = { $name }はあと一枚で{ $yaku }
koikoi-decide-doubles = こいこいの後に{ $name }が上がると、得点が増えます
koikoi-decide-raised = { $name }がこいこいした後なら、この役は{ $points }文
koikoi-step-yaku = 役の合計
koikoi-step-added = 自分のこいこい
koikoi-step-seven = { $least }文以上
koikoi-step-opponent = こいこい返し（相手のこいこい）
koikoi-step-both = { $least }文以上と相手のこいこい
koikoi-step-literal = こいこい後の{ $least }文以上
koikoi-step-own = 自分のこいこい
koikoi-step-total = 得点
koikoi-further = 追加の札{ $count }文
koikoi-score-by-round = 回ごとの得点
koikoi-round-short = 回
koikoi-how = 内訳
koikoi-round = 第{ $round }回（全{ $of }回）
koikoi-dealt-by = 親：{ $name }
koikoi-why-exhausted = 流れ：得点なし
koikoi-why-resigned = 投了
koikoi-opening = 始める前に
koikoi-opening-rounds = 全{ $count }回
koikoi-opponent = 相手
koikoi-partner = 味方
koikoi-rules = この試合の規則
koikoi-rules-differ = 任天堂の規則と違う点：{ $count }
koikoi-rules-nintendo = 任天堂の規則のまま
koikoi-begin = 札を配る
koikoi-round-over = この回の結果
koikoi-round-won = { $who ->
    [you] あなたの勝ち
   *[other] { $name }の勝ち
}：{ $points }文
koikoi-left = 残った手札
koikoi-next-dealer = 次の親：{ $name }
koikoi-next-round = 次の回へ
koikoi-match-over = 試合の結果
koikoi-match-won = あなたの勝ちです
koikoi-match-lost = { $name }の勝ちです
koikoi-match-draw = 引き分け
koikoi-margin = { $count }文差
koikoi-last-round = 最後の回
koikoi-rematch = もう一試合
koikoi-replay = 見直す
koikoi-record = 記録を保存
koikoi-yaku-title = 役の進み具合
koikoi-brights = 光札
koikoi-price = { $points }文{ $more ->
    [yes] 〜
   *[other] {""}
}
koikoi-dead = もう作れません
koikoi-has-of = { $of }枚中{ $have }枚
koikoi-watch = 用心
koikoi-watch-table = { $name }は{ $card }だけで{ $yaku }（{ $points }文）。その札は場にあります。
koikoi-watch-one = { $name }は{ $card }だけで{ $yaku }（{ $points }文）。
koikoi-watch-any = { $name }はあと一枚で{ $yaku }（{ $points }文）。{ $near ->
    [0] {""}
   *[other] 場に該当の札があります。
}
koikoi-log = これまでの経過
koikoi-at-the-table = 卓の設定
koikoi-marks = 札に月と種類を表示
koikoi-marks-note = 隅に月の数字と種類（光・種・短・カ）を出します。
koikoi-one-tap = 一度のタップで札を出す
koikoi-one-tap-note = オフなら、一度目で持ち上がり、取れる札が光ります。
koikoi-pace-note = 相手の打つ速さと札の動きの速さです。
koikoi-mute = 音を消す
koikoi-resign-sure = 投了：相手の勝ちとなり、記録が残ります。席を立つ：試合は残りません。
koikoi-key-number = 手札の何枚目か。選ぶときはその番号の札
koikoi-key-arrows = 札から札へ。上で場、下で手札
koikoi-key-enter = 札を出す・取る
koikoi-key-escape = 持ち上げた札を戻す
koikoi-key-decide = 上がり、こいこい
koikoi-key-back = 待った
koikoi-key-advice = 助言を聞く
koikoi-key-marks = 月と種類の表示
koikoi-key-yaku = 得点と役
koikoi-key-log = これまでの経過
koikoi-key-rules = この試合の規則
koikoi-said-draws = { $name }は{ $card }。
koikoi-said-dealer = { $who ->
    [you] あなたが親です。
   *[other] { $name }が親です。
}
koikoi-said-special-hand_four = { $who ->
    [you] あなた
   *[other] { $name }
}に手四。{ $cards }
koikoi-said-special-hand_pairs = { $who ->
    [you] あなた
   *[other] { $name }
}にくっつき。{ $cards }
koikoi-said-special-table_four = 場に同じ月の四枚が出ました。{ $cards }
koikoi-said-special-table_pairs = 場に二枚組が四つ出ました。{ $cards }
koikoi-said-special-table_three = 場に同じ月が三枚出ました。{ $cards }
koikoi-said-special-both_hands = 双方に手役があり、打ち消し合います。{ $cards }
koikoi-said-redealt = 配り直します。
koikoi-said-dealt = 第{ $round }回。場札：{ $cards }。
koikoi-said-play-takes = { $name }は{ $card }を出し、{ $taken }を取りました。
koikoi-said-play-lies = { $name }は{ $card }を場に出しました。
koikoi-said-draw-takes = めくり札は{ $card }。{ $name }が{ $taken }を取りました。
koikoi-said-draw-lies = めくり札は{ $card }。場に残りました。
koikoi-said-draw-choice = めくり札は{ $card }。{ $name }が{ $taken }から選びます。
koikoi-said-pick-takes = { $name }は{ $taken }を取りました。
koikoi-said-pick-lies = { $card }は場に残りました。
koikoi-said-made = { $name }に{ $yaku }：合わせて{ $points }文。
koikoi-said-called = { $name }が「こいこい」。続けます。
koikoi-said-stop = { $name }が上がりました。
koikoi-said-stops = { $name }の上がり：{ $points }文。
koikoi-said-scores = { $name }に{ $points }文。
koikoi-said-exhausted = 手札が尽きました。流れで得点なしです。
koikoi-said-exhausted-scores = 手札が尽きました。{ $name }に{ $points }文。
koikoi-said-resigned = { $name }が投了しました。
koikoi-said-match-won = { $margin }文差であなたの勝ちです。
koikoi-said-match-lost = { $margin }文差で{ $name }の勝ちです。
koikoi-said-match-draw = 引き分けです。
koikoi-called-raises = { $who ->
    [you] あなたが上がれば{ $times }倍になります。
   *[other] { $name }が上がれば{ $times }倍になります。
}
koikoi-raised-note = 上がれば{ $times }倍：相手がこいこいをしました
koikoi-last-card-note = 最後の手札でした。もうこいこいはできず、そのまま上がりです。
koikoi-round-extra = 決着の回
koikoi-tie-note = 最後の回を終えて同点：もう一回で決めます。
koikoi-over-target = 途中終了：{ $points }文に届きました。
koikoi-over-ruin = 途中終了：持ち点がなくなりました。
koikoi-over-lead = 途中終了：{ $points }文以上の差がつきました。
koikoi-shares = { $name }と取り札を共有

### koikoi lessons

koikoi-learn-title = 遊び方
koikoi-learn-new = はじめての方へ：遊び方
koikoi-learn-done = わかった
koikoi-learn-cards = 四十八枚の札
koikoi-learn-match = 同じ月を合わせる
koikoi-learn-match-line = 手札を一枚出し、場にある同じ月（同じ花）の札を取ります。なければ、その札は場に残ります。
koikoi-learn-turn = 山札を一枚めくる
koikoi-learn-turn-line = 続けて山札の一番上をめくり、同じように取ります。そして相手の番です。
koikoi-learn-yaku = 役を作る
koikoi-learn-yaku-line = 得点になるのは役だけです。いまの規則では：
koikoi-learn-decide = 役ができたら、上がりか、こいこい
koikoi-learn-decide-line = 役を作った人が決めます。
koikoi-learn-stop = 得点をもらい、その回は終わりです。
koikoi-learn-koikoi = 上の役をねらって続けます。先に相手が上がると得点はなく、相手の得点が倍になることもあります。
koikoi-lessons = はじめての試合での手引き
koikoi-lessons-note = 最初の数手、見どころを一行で示します。
koikoi-lessons-off = 手引きを消す
koikoi-lesson-match = 同じ月の札どうしが合います。手札を選ぶと、取れる札が浮きます。
koikoi-lesson-lifted = { $count ->
    [1] 同じ月です。浮いた札が取れます。
    [3] 同じ月です。三枚とも取れます。
   *[other] 同じ月です。浮いた札のどれかが取れます。
}
koikoi-lesson-lies = この月の札は場にありません。出すと場に残ります。
koikoi-lesson-stock = 札を出すと山札が一枚めくられ、同じように札を取ります。
koikoi-lesson-yaku = 役を集めます。得点表に、持ち札と足りない札が出ます。
koikoi-lesson-decide = 「上がり」なら得点はあなたのもの。「こいこい」で続けると、先に{ $name }が上がれば何ももらえません。
koikoi-key-hurry = 動いている札をすぐ置く

### koikoi yaku

koikoi-yaku-goko = 五光
koikoi-yaku-goko-gloss = 光札五枚
koikoi-yaku-shiko = 四光
koikoi-yaku-shiko-gloss = 小野道風を除く光札四枚
koikoi-yaku-ame-shiko = 雨四光
koikoi-yaku-ame-shiko-gloss = 小野道風を含む光札四枚
koikoi-yaku-sanko = 三光
koikoi-yaku-sanko-gloss = 小野道風を除く光札三枚
koikoi-yaku-hanami-zake = 花見酒
koikoi-yaku-hanami-zake-gloss = 桜に幕と菊に盃
koikoi-yaku-tsukimi-zake = 月見酒
koikoi-yaku-tsukimi-zake-gloss = 芒に月と菊に盃
koikoi-yaku-inoshikacho = 猪鹿蝶
koikoi-yaku-inoshikacho-gloss = 萩に猪・紅葉に鹿・牡丹に蝶
koikoi-yaku-akatan = 赤短
koikoi-yaku-akatan-gloss = 文字入りの赤い短冊三枚
koikoi-yaku-aotan = 青短
koikoi-yaku-aotan-gloss = 青い短冊三枚
koikoi-yaku-akatan-aotan = 赤短・青短
koikoi-yaku-akatan-aotan-gloss = 赤短と青短の六枚
koikoi-yaku-tane = タネ
koikoi-yaku-tane-gloss = タネ札五枚
koikoi-yaku-tan = タン
koikoi-yaku-tan-gloss = 短冊札五枚
koikoi-yaku-kasu = カス
koikoi-yaku-kasu-gloss = カス札十枚
koikoi-yaku-tsuki-fuda = 月札
koikoi-yaku-tsuki-fuda-gloss = その回の月の札四枚

### koikoi replay

koikoi-replay-deal = 第{ $round }回：札配り
koikoi-replay-moment = 第{ $round }回、{ $turn }手目：{ $name }
koikoi-replay-hand = { $name }の手札
koikoi-replay-stock = 山札から
koikoi-replay-yaku = 役 { $points }文
koikoi-replay-mark-played = { $card }、出した札
koikoi-replay-mark-taken = { $card }、出した札で取った
koikoi-replay-mark-drawn = { $card }、山札からめくった札
koikoi-replay-mark-drawn-taken = { $card }、めくった札で取った
koikoi-replay-mark-could = { $card }、取ることもできた
koikoi-replay-else = ほかにできたこと
koikoi-replay-no-choice = 選ぶ余地はありませんでした。
koikoi-replay-lies = { $card }は場に残る
koikoi-replay-turns = 第{ $round }回の選択
koikoi-replay-timeline = 選択
koikoi-replay-back = 前の選択
koikoi-replay-next = 次の選択
koikoi-replay-round-back = 前の回
koikoi-replay-round-next = 次の回
koikoi-replay-tick-deal = 札配り
koikoi-replay-tick-yaku = 役ができた
koikoi-replay-tick-koikoi = こいこい
koikoi-replay-tick-end = 回の終わり
koikoi-replay-won = { $count ->
    [0] { $name }の勝ち
   *[other] { $name }の勝ち、{ $count }文差
}

### cards page

cards-title = 花札
cards-lede = 数字のない四十八枚の札です。十二の月にそれぞれの草木があり、ひと月に四枚ずつ。草木を覚えれば、もう遊べます。
cards-play = こいこいで遊ぶ
cards-history = 花札の歩み
cards-history-arrival = 遊びの札は十六世紀にポルトガルの船乗りが日本に伝えました。「かるた」はポルトガル語のcartaに由来します。
cards-history-bans = 賭け事に使われるたびに札は禁じられ、そのたびに新しい札が生まれました。花札はこうした禁令の中から育ちました。数も組もなく、歌や絵に親しまれてきた季節だけが描かれています。
cards-history-nintendo = 一八八九年、花札を作るために京都で任天堂が創業し、今も作り続けています。
cards-history-games = 花合わせは取った札の点を数える遊びで、全部で二百六十四点あります。これを単に「花札」と呼ぶ本もあります。こいこいは下の役を数え、役ができるたびに問います。上がるか、こいこいか。
cards-kinds = 四つの種類
cards-kind-bright = 大きな絵の五枚です。三枚で最初の役になりますが、十一月の小野道風が入ると三光になりません。
cards-kind-animal = 鳥や獣や物の札です。九月の盃はカス札も兼ねます。
cards-kind-ribbon = 文字入りの赤い短冊が三枚（一月から三月）、青い短冊が三枚、無地の赤い短冊が四枚。
cards-kind-plain = 草木だけの札。十一月は雷の一枚、十二月は三枚。
cards-count = { $count }枚、{ $points }点ずつ
cards-months = 十二の月
cards-points = { $points }点
cards-yaku = こいこいの役
cards-yaku-lede = 文数は任天堂の規則によります。別の文数に決めてもかまいません。光札の役は最も高い一つだけを数え、ほかはすべて加えます。
cards-further = 一枚増えるごとに一文
cards-any = このうち{ $count }枚

### cli misuse

error-usage-option = 「{ $given }」というオプションはここにはありません。あるのは：{ $allowed }。
error-usage-command = 「{ $given }」というコマンドはありません。あるのは：{ $allowed }。
error-usage-missing = { $name } がありません。
error-usage-missing-choice = { $name } がありません。使えるのは：{ $allowed }。
error-usage-choice = { $name } を「{ $given }」にはできません。使えるのは：{ $allowed }。
error-usage-number = { $name } を「{ $given }」にはできません。使えるのは：{ $least }から{ $most }までの整数。
error-usage-value = { $name } には値が必要です。
error-usage-extra = 「{ $given }」は余分です。
error-usage-help = ヘルプ：{ $command } --help

### errors cards

error-seats = この遊びは { $given } 人ではできません。遊べる人数：{ $allowed }
error-cards-phase = 今はできません。現在：{ $phase ->
    [play] 手札を出すところ
    [draw] 山札をめくるところ
    [pick] めくった札で取る札を選ぶところ
    [decide] 上がりか、こいこいか
   *[deal] 札を配るところ
}。
error-cards-over = 試合は終わっています。
error-cards-turn = あなたの番ではありません。
error-cards-actor = 「{ $move }」は「{ $actor }」の手ではありません。
error-cards-hand = { $card } は手札にありません。出せる札：{ $cards }
error-cards-take = { $card } で取れるのは次のうち一枚です：{ $cards }。どれかを選んでください。
error-cards-take-none = { $card } に選ぶ余地はありません。{ $take } は指定しないでください。
error-cards-invariant = この試合は続けられません。札がなくなったか、二重に数えられています。

### family games

game-kyogi-title = 競技かるた
game-kyogi-line = 畳の上の一騎打ち。歌の出だしを聞いて、その下の句の札を取ります。
game-kyogi-who = 2人
game-kyogi-time = 10〜90分
game-kyogi-goal = 自陣の札を先になくした方が勝ちです。百枚の[torifuda|取札]から二十五枚ずつを、三段に並べて始めます。
game-kyogi-play = まず札の場所を覚えます。読手が歌を読んだら、その下の句が書かれた札を探します。百首のうち半分は場に札がなく、空札としてそのまま読まれます。
game-kyogi-take = 相手より先に札に触れるか、競技線の外に出せば取りです。敵陣の札を取ったら、自陣の札を一枚送ります（[okurifuda|送り札]）。
game-kyogi-foul = 読まれた札のない陣の札に触れると[otetsuki|お手つき]です。相手から一枚送られます。
game-kyogi-end = 先に自陣の札がなくなった方の勝ちで、相手に残った枚数が差になります。
game-kyogi-tip = [kimariji|決まり字]に耳をすませましょう。ほかの読まれていない歌と区別できる最短の出だしで、試合が進むほど短くなります。
game-koikoi-title = こいこい
game-koikoi-line = 花札で役を作り、上がるか、もうひと勝負か。
game-koikoi-who = 2人、または2人組で4人
game-koikoi-time = 10〜30分
game-koikoi-goal = 取った札で[yaku|役]を作り、全部の回を通していちばん多く文数を集めます。
game-koikoi-play = 手札八枚、場札八枚で始めます。手札を一枚出し、続けて山札を一枚めくります。
game-koikoi-take = 出した札もめくった札も、場に同じ月の札があれば合わせて取り、なければ場に残ります。同じ月が場に三枚あれば三枚とも取れます。
game-koikoi-foul = 新しい役ができたら、そこで上がるか、「こいこい」と言って続けるかを選びます。続けている間に相手が役を作ると、自分の役は得点になりません。
game-koikoi-end = 誰かが上がるか、手札がなくなると一回が終わります。最後の回を終えて、文数の多い方が勝ちです。
game-koikoi-tip = こいこいをする前に、相手の役まであと何枚か、手札が何枚残っているかを見ましょう。
game-chirashi-title = 散らし取り
game-chirashi-line = 散らした百枚を囲み、読まれた札に先に触れた人のもの。
game-chirashi-who = 1〜10人
game-chirashi-time = 20〜40分
game-chirashi-goal = 誰よりも多く札を取ります。一人なら、時間とお手つきの少なさに挑みます。
game-chirashi-play = [torifuda|取札]を全部、向きも場所もばらばらに表を上にして散らします。陣はありません。歌は終わりまで読まれ、取られるまで下の句がくり返されます。
game-chirashi-take = 読み始めたらいつ取ってもかまいません。下の句の札に先に触れた人が取ります。同時なら、手がいちばん下にある人のものです。
game-chirashi-foul = 違う札に触れるとお手つきです。罰は始める前に決めます。罰なし、取った札を一枚場に出して次に取った人がもらう、一回休み、などです。
game-chirashi-end = 全部読み終えて、いちばん多く取った人の勝ちです。
game-chirashi-tip = 読手が間を置くうちに、出だしを知っている札の場所をもう一度見ておきましょう。あとは耳が教えてくれます。
game-sakasama-title = 逆さまかるた
game-sakasama-line = 散らし取りの逆。読札を散らし、下の句を聞いて取ります。
game-sakasama-who = 1〜10人
game-sakasama-time = 20〜40分
game-sakasama-goal = 誰よりも多く札を取ります。一人なら、時間とお手つきの少なさに挑みます。
game-sakasama-play = 歌の全部と作者が書かれた[yomifuda|読札]百枚を、表を上にして散らします。読まれるのは下の句だけ。そう終わる歌の札を探します。
game-sakasama-take = その歌の札に先に触れた人が取ります。同時なら、手がいちばん下にある人のものです。
game-sakasama-foul = 違う札に触れるとお手つきです。罰は始める前に決めます。罰なし、取った札を一枚場に出して次に取った人がもらう、一回休み、などです。
game-sakasama-end = 全部読み終えて、いちばん多く取った人の勝ちです。
game-sakasama-tip = ここでは下の句の出だしが決め手です。上の句から覚えた人は、終わりから思い出すことになります。
game-genpei-title = 源平合戦
game-genpei-line = 源氏と平家に分かれて五十枚ずつ。誰がどの札を取ってもよい団体戦です。
game-genpei-who = 二組に分かれて2〜10人
game-genpei-time = 30〜60分
game-genpei-goal = 自陣の札を先になくした組の勝ちです。五十枚ずつを自分の組に向けて並べて始めます。
game-genpei-play = 一首ずつ読まれます。百枚すべてが場にあるので、空札はありません。自陣の札は読みの合間に動かしてもかまいません。
game-genpei-take = どの人も両方の陣の札を取れます。自陣の札を取れば一枚減り、敵陣の札を取れば自陣の札を一枚送ります（[okurifuda|送り札]）。
game-genpei-foul = 違う札に触れると[otetsuki|お手つき]で、相手の組から一枚もらいます。何人が触れても、一度の読みで一つの陣につき一枚です。
game-genpei-end = 先に陣が空になった組の勝ちで、相手に残った枚数が差になります。
game-genpei-tip = 持ち場を分けましょう。それぞれが自陣の一角を守り、一人は敵陣をねらいます。
game-relay-title = リレーかるた
game-relay-line = 各組から一人ずつが取り、ほかの人は交代を待つ源平合戦。
game-relay-who = 二組に分かれて4〜10人
game-relay-time = 30〜60分
game-relay-goal = 自陣の札を先になくした組の勝ちです。五十枚ずつで始めます。
game-relay-play = 取るのは各組一人だけ。自陣の札を相手に取られたら交代します。取り決めによっては、十首か二十首ごとに交代します。
game-relay-take = 出ている人は両方の陣の札を取れます。敵陣の札を取ったら、自陣の札を一枚送ります（[okurifuda|送り札]）。
game-relay-foul = 違う札に触れると[otetsuki|お手つき]です。相手の組から一枚もらいます。
game-relay-end = 先に陣が空になった組の勝ちで、相手に残った枚数が差になります。
game-relay-tip = 待っている間に札の場所を覚えておきましょう。出番のころには並びが変わっています。
game-goshoku-title = 五色百人一首
game-goshoku-line = 教室の一対一。一色二十枚、読むのは十七首、五分で決着。
game-goshoku-who = 2人
game-goshoku-time = 5〜10分
game-goshoku-goal = 二十枚のうち、相手より多く取ります。
game-goshoku-play = それぞれの前に十枚を、五枚ずつ二段に並べます。並べ終えたら動かさず、空いた所も詰めません。歌は終わりまで読まれ、読まれるのは二十首のうち十七首です。
game-goshoku-take = どこにある札でも、先に触れた人が取ります。送り札はありません。同時なら手が下にある人、それでも決まらなければじゃんけんです。
game-goshoku-foul = お手つきをしたら、取った札を一枚場の中央に出し、次に取った人がもらいます。まだ一枚もなければ、次に取った札で払います。
game-goshoku-end = 十七首を読み終えて、多く取った方の勝ちです。次の歌が始まったら、前の札はもう取れません。
game-goshoku-tip = 二十首ならすぐに覚えられます。一色ずつ進めば、百首への近道です。
game-shimo-title = 下の句かるた
game-shimo-line = 北海道の木の札。三対三で、読まれるのは下の句だけ。
game-shimo-who = 三人ずつ6人
game-shimo-time = 30〜60分
game-shimo-goal = 五十枚の札を先になくした組の勝ちです。百枚すべてを使います。
game-shimo-play = 突き・中堅・守りの三人が並び、ふつうは五枚・五枚・四十枚を持ちます。突きの前には相手の守りが座ります。読まれるのは下の句だけで、前の下の句に続けて次の下の句を読みます。
game-shimo-take = 取れるのは、自分の札と向かいの人の札だけです。向かいの札を取ったら、自分の組の札を一枚送ります。
game-shimo-foul = 違う札に触れると「てっぺ」（お手つき）で、一枚もらいます。そのとき自分の組の札も取られたら二枚です。
game-shimo-end = 先に札がなくなった組の勝ちです。最少枚数を下回った人には、読みの合間に味方が札を分けます。
game-shimo-tip = 上の句の決まり字は役に立ちません。下の句の出だしで覚え直しましょう。
game-bozu-title = 坊主めくり
game-bozu-line = めくった札は殿か、姫か、坊主か。読みも腕前もいらない運だめし。
game-bozu-who = 2〜10人
game-bozu-time = 10分
game-bozu-goal = 最後の一枚がめくられたとき、いちばん多く札を持っている人の勝ちです。
game-bozu-play = [yomifuda|読札]百枚を裏返して、一つか二つの山に積みます。順番に一枚ずつめくります。
game-bozu-take = 殿なら、その札をもらいます。姫なら、その札と、場に出ている札を全部もらいます。
game-bozu-foul = 坊主なら、持っている札を全部、その坊主といっしょに場に出します。
game-bozu-end = 山がなくなったら、いちばん多く持っている人の勝ちです。
game-bozu-tip = 姫は二十一枚、坊主は十二枚。十番の蝉丸は坊主のようにも見え、家ごとに決まりが違います。始める前に選びましょう。
game-hanaawase-title = 花合わせ
game-hanaawase-line = いちばん静かな花札。月を合わせて取り、点を数えます。
game-hanaawase-who = 2人か3人
game-hanaawase-time = 20〜40分
game-hanaawase-goal = 自分の取り分より多くの点を取ります。光は20点、タネは10点、タンは5点、カスは1点で、全部で264点です。
game-hanaawase-play = 二人なら手札八枚・場札八枚、三人なら七枚・六枚。順番に手札を一枚出し、山札を一枚めくります。
game-hanaawase-take = 出した札もめくった札も、場に同じ月の札があれば合わせて取り、なければ場に残ります。
game-hanaawase-foul = 場に残した札は次の人のものになります。得点は二人なら132点、三人なら88点を基準に数え、下回れば減点です。
game-hanaawase-end = 手札がなくなると一回が終わります。十二回を終えて、点の多い人が勝ちです。
game-hanaawase-tip = 一つの月は四枚です。二枚が取られ、一枚が手札にあれば、残りの一枚の値打ちがわかります。

### family start

rules-text-title = 遊び方
rules-text-goal = 目的
rules-text-play = 進め方
rules-text-take = 札を取る
rules-text-foul = お手つき
rules-text-risk = 気をつけること
rules-text-end = 終わり
rules-text-tip = こつ
family-title = かるたの仲間たち
family-line = 百人一首と花札で楽しむほかの遊び。大勢でも、教室でも、部活でも、一台の画面を囲む二人でも。
family-two-here = 向かい合って二人で
family-open-title = 「{ $game }」が途中です
start-players = 人数
start-players-count = { $count ->
    [1] 一人で
   *[other] { $count }人
}
start-seats = 席
start-seats-note = この画面で遊べるのは{ $count }人まで。ほかの席には会場の相手が座ります。
start-seat = 席{ $number }
start-side-0 = 源氏
start-side-1 = 平家
start-person = ここにいる人
start-person-name = 名前
start-person-fallback = { $number }人目
start-level = 会場の相手
start-level-easy = やさしい
start-level-normal = ふつう
start-level-hard = 強い
start-rules = 規則
start-differs = { $count ->
    [0] いつもの規則で遊びます。
   *[other] いつもと違う規則：{ $count }か所
}
start-usual = すべていつもどおりに
start-go = 始める
start-nobody = この画面で遊ぶ人がいません。どこか一つを人の席にしてください。

### bozu
bozu-group-table = 場
bozu-group-cards = 札のはたらき
bozu-stacks = 山の数
bozu-bozu_discards = 坊主で捨てる札
bozu-bozu_discards-all = 手元の札すべて
bozu-bozu_discards-5 = 坊主を含めて五枚
bozu-hime_draws_again = 姫が出て場に札がないとき、もう一枚めくる
bozu-hime_draws_again-on = はい
bozu-hime_draws_again-off = いいえ
bozu-emperor_extra_draw = 天皇が出たら、もう一枚めくる
bozu-emperor_extra_draw-on = はい
bozu-emperor_extra_draw-off = いいえ
bozu-semimaru = 蝉丸（十番）
bozu-semimaru-normal = ほかの殿と同じ
bozu-semimaru-bozu = 見たとおり坊主
bozu-semimaru-all_players_discard = 全員が札を場に捨てる
bozu-semimaru-drawer_discards_and_skips = めくった人が札をすべて捨て、一回休み
bozu-semimaru-drawer_takes_all = めくった人が全員の札をもらう
error-bozu-stack = { $given } つ目の山に札は残っていません。{ $stack } つ目の山からめくってください。

### sitting down

error-player = { $given }という打ち手はこの遊びにはいません。一覧から選んでください：{ $allowed }
error-together = { $given ->
    [0] このページで遊ぶ人の席を一つ空けてください。
   *[other] この遊びは一つのページで{ $given }人では多すぎます。{ $most }人まで遊べます。
}
error-names = 名前が{ $given }つ、このページの人は{ $people }人です。一人に一つずつ名前を入れてください。
error-preset = この遊びに「{ $given }」という規則の組はありません。規則を一つずつ選んでください。
error-own-seat = 席{ $given }にはこのページの人は座っていません。このページの席：{ $allowed }
error-layout-scatter = この遊びの札は散らばったままです。並べ直しません。

### hanaawase
hanaawase-group-yaku = 役
hanaawase-yaku = 終わりに揃っている役
hanaawase-yaku-off = 数えない（札の点だけ）
hanaawase-yaku-added = 役の点が加わる
hanaawase-yaku-paid = ほかの全員が役の点を払う

### simulate balance
cli-simulate-games = 試合数
cli-simulate-seats = 人数
cli-simulate-levels = 誰が競うか。easy、normal、hard、級、名前のいずれか。全員に一つ、席ごと、または陣ごとに指定
simulate-balance-title = { $game }：{ $games }試合、{ $seats }人、シード { $seed }
simulate-balance-strength = { $strength ->
    [easy] やさしい
    [hard] 強い
   *[normal] ふつう
}（{ $level }）
simulate-balance-seat = { $name }番の席
simulate-balance-side = { $name }陣
simulate-balance-won = 勝率
simulate-balance-takes = 取り札
simulate-balance-fouls = お手つき
simulate-balance-sent = 送り札
simulate-balance-times = 取り（秒）
simulate-balance-note = 区間はすべて95 %。取りの一割、半数、九割が、決まり字の音の始まりからこの秒数以内。
simulate-balance-readings = 一局に読まれた歌
simulate-balance-margin = 枚数差
simulate-balance-alone = 一局の時間（秒）
simulate-balance-shared = 勝者が複数の試合
error-simulate-players = { $seats }人の席に{ $given }人の名前です。{ $allowed }人または{ $seats }人を指定してください。

### gather

option-group-play = 取りとお手つき
option-deck = 使う札
option-deck-full = 百枚全部
option-deck-party = くじで選んだ五十枚
option-deck-third = 三分の一（33枚か34枚）
option-deck-quarter = 四分の一（25枚）
option-deck-colour = 五色の一色（20枚）
option-deck-starter = 一字決まり七枚（むすめふさほせ）
option-set-pink = 桃
option-set-yellow = 黄
option-set-blue = 青
option-set-green = 緑
option-set-orange = 橙
option-dead_cards = 空札（読まれるが場にない札）
option-dead_cards-none = なし
option-turned = 札の向き
option-turned-any = ばらばら
option-turned-upright = 一番目の席からほぼまっすぐ
option-last_two_together = 最後の二枚を一度に取る
option-last_two_together-on = する
option-last_two_together-off = しない
option-untaken-stays = 場に残し、もう読まない
option-untaken-removed = 脇に除く
option-foul = お手つき（違う札に触れる）
option-foul-none = 罰なし
option-foul-return_one = 取った札を一枚場に出し、次に取った人がもらう
option-foul-return_per_card = 触れた違う札の数だけ、取った札を場に出す
option-foul-skip_turn = 一回休み
option-per_card = 一首でのお手つきの数
option-per_card-on = 違う札一枚ごとに一回
option-per_card-off = 一人一回まで
option-tiebreak = 同数のとき
option-tiebreak-share = 引き分け（共に勝ち）
option-tiebreak-sudden_card = もう一枚で決める
option-next_on_take = 札が取られたら
option-next_on_take-on = すぐ次の歌に移る
option-next_on_take-off = 歌を終わりまで読む
option-shimo_repeat = 下の句の読み
option-shimo_repeat-until_taken = 取られなければもう一度
option-shimo_repeat-once = 一度だけ
option-look_s = 札を見ておく時間
option-look_s-none = なし
option-tie = 同時に触れたとき
option-tie-hand_below = 手が下にある方
option-tie-first_touch = わずかでも早い方
option-colour = 色
option-colour-seed = くじで決める
option-colour-pink = 桃
option-colour-yellow = 黄
option-colour-blue = 青
option-colour-green = 緑
option-colour-orange = 橙
option-read = 二十首のうち読む数
award-taken = { $taker }が取りました。
award-taken-why = 先に札に触れた人が取ります。
award-taken-foul = { $taker }が取りました。お手つき：{ $foulers }
award-taken-foul-why = 先に札に触れた人が取ります。ほかの札に触れるとお手つきで、決めておいた罰があります。
award-taken-tie = 同時です。{ $taker }の取りです。
award-taken-tie-why = 同時とみなす差でした。手が下にある方、つまり札の真ん中にいちばん近い手が取ります。それも同じなら早い方、五色百人一首ではじゃんけんです。
award-taken-tie-foul = 同時です。{ $taker }の取りです。お手つき：{ $foulers }
award-taken-tie-foul-why = 同時なら、手が下にある方（札の真ん中にいちばん近い手）が取ります。ほかの札に触れるとお手つきです。
award-taken-pool = { $taker }が場の札も合わせて{ $count }枚取りました。
award-taken-pool-why = お手つきで場に出された札は、次に取った人がもらいます。
award-taken-pool-foul = { $taker }が場の札も合わせて{ $count }枚取りました。お手つき：{ $foulers }
award-taken-pool-foul-why = お手つきで場に出された札は、次に取った人がもらいます。今のお手つきの分は、この次に取った人のものです。
award-taken-last-two = { $taker }が最後の二枚を取りました。
award-taken-last-two-why = 最後の二枚は一緒：一枚を取れば二枚とももらえます。
award-taken-last-two-foul = { $taker }が最後の二枚を取りました。お手つき：{ $foulers }
award-taken-last-two-foul-why = 最後の二枚は一緒：一枚を取れば二枚とももらえます。お手つきの罰はそのあとです。
award-untaken = 誰も取りませんでした。
award-untaken-why = 誰の札にもならず、この歌はもう読まれません。
award-untaken-foul = 誰も取りませんでした。お手つき：{ $foulers }
award-untaken-foul-why = 札は誰のものにもなりません。ほかの札に触れるとお手つきで、決めておいた罰があります。
award-dead = 空札です。この札は場にありません。
award-dead-why = 読まれる歌の札が全部あるとは限りません。何にも触れないのが正解です。
award-dead-foul = 空札です。お手つき：{ $foulers }
award-dead-foul-why = この歌の札は場にないので、どの札に触れてもお手つきです。
error-gather-ready = 準備完了は伝えてあります。ほかの人を待っています。
error-gather-hand = { $seat }番の席が手を挙げています。読手は待ちます。
error-gather-yield = 譲れる札がありません。最後に取った人だけが、次の歌が始まるまで譲れます。
error-gather-yield-to = 札は、まだ続けているほかの人に譲ります。
error-gather-left = この対戦からは抜けました。

### bozu table
bozu-table-people = 座のみなさん
bozu-table-middle = 場
bozu-table-stack = { $stacks ->
    [1] 山札、残り{ $count }枚
   *[other] 山札{ $number }、残り{ $count }枚
}
bozu-table-pool = 場の札、{ $count }枚
bozu-table-pool-word = 場札
bozu-table-begin = 百枚の札が伏せてあります。最初の一枚をめくりましょう。
bozu-table-kind-tono = 殿
bozu-table-kind-tono-gloss = 男の歌人
bozu-table-kind-hime = 姫
bozu-table-kind-hime-gloss = 女の歌人
bozu-table-kind-bozu = 坊主
bozu-table-kind-bozu-gloss = 法師や僧正
bozu-table-kind-semimaru = 蝉丸
bozu-table-kind-semimaru-gloss = 琵琶の名手
bozu-table-kept-tono = { $name }の手もとに置きます。
bozu-table-kept-hime = { $name }の手もとに置きます。場札はありません。
bozu-table-took = { $name }が姫と場札{ $count }枚をもらいます。
bozu-table-lost = { $count ->
    [0] { $name }は手札なし。坊主だけが場に出ます。
   *[other] { $name }は手札{ $count }枚を場に出します。
}
bozu-table-all-lost = 全員の手札が場に出ます。
bozu-table-took-all = { $name }が全員の手札{ $count }枚をもらいます。
bozu-table-lost-and-skips = { $name }は手札を失い、一回休みです。
bozu-table-said-turns = { $name }がめくったのは{ $poet }、{ $kind ->
    [hime] 姫です。
    [bozu] 坊主です。
    [semimaru] 琵琶の名手です。
   *[tono] 殿です。
}
bozu-table-said-again = { $name }はもう一枚めくります。
bozu-table-said-skipped = { $name }は一回休みです。
bozu-table-said-went-out = { $name }が抜けました。手札{ $count }枚は場に出ます。
bozu-table-won = { $who ->
    [you] あなたの勝ちです！
   *[other] { $name }の勝ちです！
}
bozu-table-won-shared = { $names }が同点で勝ちです。
bozu-table-won-nobody = 勝者はいません。
bozu-table-left = 退席
bozu-table-misses = 一回休み
bozu-table-leads = 首位
bozu-table-cards = 枚
bozu-table-ask = { $who ->
    [you] あなたの番です。札をめくりましょう。
   *[other] { $name }の番です。札をめくってください。
}
bozu-table-ask-stack = { $who ->
    [you] あなたの番です。どちらかの山からめくりましょう。
   *[other] { $name }の番です。どちらかの山からめくってください。
}
bozu-table-ask-other = { $name }がめくるところです。
bozu-table-turn = 札をめくる
bozu-table-by-itself = 自分の札を自動でめくる
bozu-table-by-itself-note = 決めることは何もありません。ゆっくりご覧ください。
bozu-table-key-turn = 札をめくる（札が動いている間は、まず置かれます）
bozu-table-key-stack = 一つ目、二つ目の山からめくる
bozu-table-resign-sure = 投了：手札は場に出て、ほかの人は続けます。席を立つ：同じく手札は場に出て、もう戻れません。
bozu-table-over-left = ほかの全員が退席しました。
bozu-table-margin = { $count }枚差です。
bozu-table-tick-lady = 姫が場札を取る
bozu-table-tick-monk = 坊主
bozu-table-standings = 最終結果
bozu-table-place = 順位
bozu-table-person = 名前
bozu-table-kept = 枚数
bozu-table-of-these = 内訳
bozu-table-pool-rest = 場に{ $count }枚残りました。

### record endings

record-column-fouls = お手つき
record-column-gained = 得た札
record-column-cards = 枚数
record-column-kind = 絵柄
record-column-effect = 結果
record-column-pool = 場
record-column-points = 点
record-ended-read-out = { $count ->
    [1] { $winners }の勝ち、{ $margin }枚差。
   *[other] 同じ枚数：{ $winners }。
}
record-ended-sudden-card = 決定戦の札で{ $winners }の勝ち。
record-ended-empty = { $count ->
    [1] { $winners }の勝ち、{ $margin }枚差。
   *[other] 同じ枚数：{ $winners }。
}
record-ended-left = { $winners }が残り、ほかの人は抜けました。
record-ended-rounds = { $count ->
    [1] { $winners }の勝ち、{ $margin }点差。
   *[other] 同点：{ $winners }。
}
record-ended-resigned = { $winners }の勝ち（棄権があった）。
record-alone-read-out = 全首読了。札を取るのにかかった時間：{ $seconds }秒。
record-alone-resigned = 途中でやめました。

### teams and face to face

match-holds = 持ち札{ $count }枚
match-plays-now = 出番
match-ask-waits = 今は出番ではありません。札の場所を覚えておきましょう。
match-news-swapped = 出番は{ $names }です。
match-won-by = { $name }の勝ち
face-rest = 札を取りに行くまで、ここに指を置いてください
face-resting = 構え
face-whose = 今の手はどちらですか。
face-mine = { $name }の手
start-seat-shimo-0 = 突き
start-seat-shimo-1 = 突き
start-seat-shimo-2 = 中堅
start-seat-shimo-3 = 中堅
start-seat-shimo-4 = 守り
start-seat-shimo-5 = 守り

### teams on two fields

option-group-match = 試合
option-set-hundred = 百首すべて
option-per_side = 一陣の枚数
option-per_side-half = 使う札の半分
option-dead = 空札
option-rows = 一陣の段数
option-cards_a-per_side = 相手と同じ
option-cards_b-per_side = 相手と同じ
option-reading = 読み方
option-reading-whole = 上の句から下の句まで、取られるまで下の句を繰り返す
option-reading-kyogi = 競技かるたと同じ：前の歌の下の句、次の歌の上の句
option-foul_scope = お手つきになるのは
option-foul_scope-same_field_tolerant = 出札のない陣の札に触れたとき
option-foul_scope-any_wrong_card = 出札が取られるまでに、違う札に触れたとき
option-net_sends = 互いの送れる権利を差し引く
option-net_sends-on = はい：差の分だけ送る
option-net_sends-off = いいえ：それぞれが送る
option-untaken-flows = 流す：あとでもう一度読む
option-swap_every = 選手の交代
option-swap_every-take = 自陣の札を相手に取られたとき
option-attack = 突き（攻め）の枚数
option-attack-usual = できるだけ少なく
option-centre = 中堅の枚数
option-centre-usual = できるだけ少なく
option-each_holds = 一人が持つ最少の枚数
error-teams-cards = { $a }枚と{ $b }枚に空札{ $dead }枚は使えません。この札は{ $most }首で、どちらの陣にも一枚は要ります。
error-shimo-shares = { $attack }／{ $centre }／{ $defence }枚：突き、中堅、守りはそれぞれ{ $least }枚以上を持ちます。
error-kyogi-position-holders = 持ち主のある札は{ $given }枚です。下の句かるたではすべての札に持ち主があり、ほかの遊びではありません。
error-kyogi-read-passing = 読み手が待っています：{ $seat ->
    [0] A
   *[1] B
}側に札の足りない人がいて、味方が札を送ります。
error-kyogi-pass-to = そこへは札を回せません。札は、足りない味方に回します。
error-kyogi-pass-card = その札（{ $cards }）はあなたの持ち札ではありません。持ち札：{ $own }
error-kyogi-pass-least = 回しすぎです。手もとに{ $least }枚は残します。
ruling-wrong-mamori = { $taker }が自陣の札を取り、違う札にも触れられました。
ruling-wrong-mamori-name = 守りとお手つき
ruling-wrong-mamori-why = この試合では違う札はすべてお手つきで、一陣につき一つと数えます。自陣の取りに送りはなく、お手つき一つにつき相手が一枚送れます。
ruling-wrong-nuki = { $taker }が敵陣の札を取り、違う札にも触れられました。
ruling-wrong-nuki-name = 抜きとお手つき
ruling-wrong-nuki-why = この試合では違う札はすべてお手つきで、一陣につき一つと数えます。取った側は一枚送れ、お手つき一つにつき相手が一枚送れます。
ruling-wrong-untaken = 誰も取らず、違う札に触れられました。
ruling-wrong-untaken-name = お手つき（取りなし）
ruling-wrong-untaken-why = この試合では違う札はすべてお手つきで、一陣につき一つと数え、お手つき一つにつき相手が一枚送れます。

### scatter

scatter-cloth = 場：{ $count }枚
scatter-card = { $spoken }、{ $printed }：{ $where ->
    [00] 左上
    [01] 上
    [02] 右上
    [10] 左
    [11] 中央
    [12] 右
    [20] 左下
    [21] 下
   *[22] 右下
}、{ $lies ->
    [upright] 正位置
    [over] 逆さ
    [left] 左向き
   *[right] 右向き
}
scatter-tag-here = ここにあった
scatter-tag-taken = { $name }
scatter-tag-wrong = { $name }：お手つき
scatter-left = 抜けた
scatter-out = 一回休み
scatter-debt = 借り{ $count }枚
scatter-hand-up = 挙手
scatter-ready = 用意よし
scatter-pool = 場の札
scatter-pad-click = クリックで選ぶ
scatter-pad-chosen = この人の番
scatter-pad-ready = 用意ができたら触れてください
scatter-pad = ここに指を置く
scatter-pads-left = 左の席
scatter-pads-right = 右の席
scatter-pads-near = 手前の席
scatter-pads-far = 向こうの席
scatter-begin-all = みんな用意よし
scatter-theirs = { $who ->
    [you] 自分のではない…
   *[other] { $name }のではない…
}
scatter-whose-take = 先に触れたのは誰ですか。
scatter-keep = このままにする
scatter-who-nobody = 誰でもない（うっかり）
scatter-ask-look-torifuda = 札の場所を見ておきましょう。札は動かしません。
scatter-ask-look-yomifuda = 歌の場所を見ておきましょう。札は動かしません。
scatter-ask-look-together = 札の場所を見ておきましょう。用意ができたら、自分の席に触れてください。
scatter-wait-ready = ほかの人がまだ見ています。
scatter-ask-open-torifuda = わかったらすぐ、その札に触れましょう。
scatter-ask-open-yomifuda = 下の句が読まれている歌に触れましょう。
scatter-ask-open-together = 先に触れた人の札です。
scatter-ask-out = この読みは一回休みです。
scatter-ask-left = あなたは抜けました。ほかの人が続けています。
scatter-news-began = 読みが始まります。
scatter-news-out = { $who ->
    [you] 次の読みは一回休みです。
   *[rival] { $rival }は次の読みを一回休みます。
}
scatter-news-count = 取り札は{ $count }枚です。
scatter-news-yielded = { $from }から{ $to }へ{ $count }枚渡りました。
scatter-news-left = { $who ->
    [you] あなたは抜けました。
   *[rival] { $rival }が抜けました。
}
scatter-won = { $names }の勝ち
scatter-won-alone = すべて読み終わりました
scatter-gave-up = 途中でやめました
scatter-shared = { $names }の引き分け
scatter-shared-you = 引き分け（あなたも一番）
scatter-cards-each = { $count }枚ずつ
scatter-why-left = ほかの人は抜けました。
scatter-time = 時間 { $time }
scatter-misses = { $misses ->
    [0] 間違いなし
   *[other] 間違い{ $misses }回
}
scatter-best-new = この決まりでの自己最高です
scatter-best = この決まりでの自己最高：{ $time }、{ $misses ->
    [0] 間違いなし
   *[other] 間違い{ $misses }回
}
scatter-cards = 枚数
scatter-paid = { $name }が{ $count }枚を場に戻しました。
scatter-owing = 次の取りから返します：{ $names }
scatter-sits-out = 次の読みを休みます：{ $names }
scatter-removed = 札は場から除かれます。
scatter-near = 札を大きく
scatter-key-touch = 歌が読まれている間、札に触れる
scatter-key-near = 札を大きく、小さく
scatter-key-pad = マウスとキーで取る人を選ぶ
scatter-keys-note = 矢印キーで、その向きのいちばん近い札へ移ります。
scatter-resign-sure = 取った札はそのままで、ほかの人が続けます。一人のときは終わりになります。
scatter-resign-sure-together = この画面の全員が抜けます。取った札はそのままです。
scatter-tick-taken = 取り
scatter-replay-left = { $name }が抜けました。

### league

cli-league = 五色百人一首のリーグ戦：組み分け、順位表、決勝トーナメント
cli-league-draw = FILE は一行に一人の名前。対戦を抽選する
cli-league-event = 全色大会：全員の順位表と八人の決勝トーナメント
cli-league-games = 大会の予選の試合数：8 か 10
cli-league-seed = 同じ種なら同じ抽選
league-none = 試合が一つもありません。
league-block = { $block }組
league-event = 全色大会
league-round = { $pairs ->
    [1] 決勝
    [2] 準決勝
   *[other] 準々決勝
}
league-to-play = 未対戦：{ $first } – { $second }
league-column-place = 順位
league-column-name = 名前
league-column-games = 試合
league-column-wins = 勝ち
league-column-cards = 枚数
league-column-by = 決め手
league-by-wins = 勝ち数
league-by-direct = 直接対決
league-by-cards = 枚数
league-by-even = 同順位
error-league-line = { $line }行目「{ $text }」：{ $fault ->
    [names] 組と、違う二人の名前が要ります。
    [again] この組でこの二人はもう対戦しています。
    [score] 枚数は 10-7、8*-8、wo、-wo のように書くか、空けておきます。
    [total] 二十枚を超えています。
    [goal] 同数のときだけ、Vゴールの勝者に星を一つ付けます。
   *[cells] block,first,score,second と書いてください。
}
error-league-twice = { $name }が二度あります。一人一度です。
error-league-few = 名前が{ $given }つです。リーグ戦には二人以上要ります。
error-league-event = { $players }人で{ $games }試合：大会の予選は 8 か 10 試合、{ $least }人以上です。
error-league-knock-out = 決勝トーナメントには{ $least }人要ります。{ $names ->
    [nobody] { $players }人しかいません。
   *[other] 最後の席で並んでいます：{ $names }。先にVゴールで決めます。
}

### record bozu

record-kind-tono = 殿
record-kind-hime = 姫
record-kind-bozu = 坊主
record-kind-semimaru = 蝉丸
record-effect-kept = もらう
record-effect-lost = 札を場へ
record-effect-took = 場の札をもらう
record-effect-all-lost = 全員の札を場へ
record-effect-took-all = 全員の札をもらう
record-effect-lost-and-skips = 札を場へ、一回休み
record-effect-again = もう一枚めくる
record-effect-skips = 一回休み
record-effect-left = 席を立つ

### simulate cards

simulate-bozu-cards = 終わりの札数
simulate-bozu-taken = 場の札が取られた回数（1局）
simulate-bozu-pool = 場の札の最大枚数
simulate-bozu-lost = 札を失った回数（1局）
simulate-bozu-leads = 首位が入れ替わった回数（1局）
simulate-bozu-held = 一人が持った最大枚数
simulate-bozu-luck = この遊びに腕の差はありません。どの打ち手も同じだけ勝ちます。
simulate-hanaawase-ahead = 1回にほかの人を上回る点
simulate-hanaawase-captured = 1回に取った点

### hanaawase table
hanaawase-table-others = ほかの人
hanaawase-table-points-title = 点数
hanaawase-table-score = 通算 { $points }
hanaawase-table-of-par = ／基準{ $par }
hanaawase-table-kinds = これまでに取った札
hanaawase-table-worth = ×{ $points }
hanaawase-table-rest = 残り
hanaawase-table-lying = 場に{ $points }点{ $brights ->
    [0] 。
   *[other] （うち光札{ $brights }枚）。
}
hanaawase-table-hidden = 相手の手札と山札に{ $points }点。
hanaawase-table-opening = 毎回、基準の{ $par }点と比べます。上回った分が得点、足りない分は失点です。
hanaawase-table-count = この回の数え方
hanaawase-table-sum = 点数
hanaawase-table-par = 基準
hanaawase-table-yaku = 役
hanaawase-table-gain = 得失
hanaawase-table-match = 通算
hanaawase-table-round-even = この回は並びました
hanaawase-table-round-won = { $name }が首位：{ $points }
hanaawase-table-said-counted = { $name }は{ $points }点、得失{ $gain }。
hanaawase-table-won = { $who ->
    [you] あなたの勝ちです！
   *[other] { $name }の勝ちです！
}
hanaawase-table-won-shared = { $names }が同点で勝ちです。
hanaawase-table-advice-note = その手で、この回の残りにほかの人より平均何点リードできるかの見込みです。
hanaawase-table-resign-sure = 投了：ほかの人のうち首位の人の勝ちとなり、記録が残ります。席を立つ：試合は残りません。

### facing
facing-title = 二人でこいこい
facing-hold = { $name }：押している間だけ手札が見えます
facing-open = { $name }：タップして手札を開く
facing-cover = 手札を伏せる
facing-ask = { $name }の番です。
facing-waits = { $name }を待っています…
facing-match-won = { $name }の勝ち
facing-sitting = 座り方
facing-sitting-facing = 向かい合わせ（タブレットを間に）
facing-sitting-pass = 手渡しで交代
facing-sitting-note = 手札は自分の番まで伏せてあります。自分の側の端を押している間は、いつでも自分の手札が見えます。

### cards replay
cards-replay-steps = 手順
cards-replay-back = 前の手
cards-replay-next = 次の手
cards-replay-step = { $number }手目：{ $name }
cards-replay-round = 第{ $round }回：{ $name }
cards-replay-end = 終わり

### hall
hall-title = 対戦の間
hall-line = 近くの人とも遠くの人とも遊べます。だれもが同じ瞬間に歌を聞きます。
hall-more = 対戦の間のほかのページ
hall-people = { $count ->
    [0] いまはあなただけです
    [1] いまはあなただけです
   *[other] { $count }人がいます
}
hall-play = だれかと対戦する
hall-game = 遊び
hall-format = 形式
hall-own-rules = 独自のきまり
hall-rated = レート戦
hall-friendly = 親善戦
hall-seek = 相手をさがす
hall-invite = 友だちを招く
hall-open-room = だれでも入れる部屋を開く
hall-seeking = 同じくらいの強さの人をさがしています…
hall-seeking-note = ほかのページを見ていてかまいません。相手が見つかると試合に移ります。
hall-unseek = さがすのをやめる
hall-guest-note = ゲストとして遊んでいます。アカウントがあれば、名前・レート・記録が残ります。
hall-account-make = アカウントを作る
hall-code = 部屋のコード
hall-code-go = 入る
hall-rooms = 人を待つ部屋
hall-rooms-none = 相手を待つ部屋はありません。部屋を開くか、友だちにリンクを送ってください。
hall-free = 空席{ $count }
hall-join = 着席する
hall-boards = ただいま対戦中
hall-boards-none = いま観戦できる試合はありません。
hall-watch = 観戦する
hall-screen = 会場の画面
hall-cut = 接続が切れました。自動でつなぎ直します。なにも失われません。
hall-rating-games = { $count }試合後
hall-rating-spread = ±{ $spread }
room-title = 部屋
room-going-in = 入っています…
room-gone-left = 部屋を出ました。
room-gone-sent_off = 部屋の主があなたの席を空けました。
room-gone-closed = 部屋は閉じました。
room-invite = 人を招く
room-invite-line = リンク・コード・QRコードのどれでも、この部屋にそのまま入れます。アカウントはいりません。
room-link = この部屋のリンク
room-copy = コピー
room-copied = コピーしました
room-qr = リンクのQRコード
room-free = 空席
room-you = （あなた）
room-house-player = 会場の相手
room-away = 離席中
room-ready = 用意よし
room-not-ready = まだ
room-wants-again = もう一試合を希望
room-sit = ここに座る
room-add-house = 会場の相手…
room-seat-house = { $seat }：会場の相手を座らせる
room-send-off = 席を空ける
room-terms-save = これで遊ぶ
room-be-ready = 用意ができた
room-ready-on = 用意よし（取り消す）
room-again = もう一試合
room-again-on = もう一試合（取り消す）
room-waits-others = 全員の用意ができしだい始まります。
room-waits-you = 席が埋まりました。用意ができたら知らせてください。
room-waits-people = 空席があります。
room-looking-on = 観戦中です。遊ぶには空席に座ってください。
room-playing = 試合中です。
room-to-match = 試合へ
room-leave = 部屋を出る
phrase-say = ひとこと
phrase-said = 交わされたことば
account-title = アカウント
account-guest = ゲストとして
account-guest-line = アカウントがなくても全部遊べます。ほかの人に見える名前：
account-sign-in = ログイン
account-sign-out = ログアウト
account-make = アカウントを作る
account-make-line = 名前・レート・記録を残します。メールアドレスは不要です。パスワードを忘れたら、会場の管理者が再設定できます。
account-name = 名前
account-name-new = 新しい名前
account-password = パスワード
account-password-new = 新しいパスワード（8文字以上）
account-password-old = 今のパスワード
account-password-change = パスワードを変える
account-rename = 名前を変える
account-save = 保存
account-done = できました
account-must-change = パスワードが再設定されました。新しいものを決めてください。
account-profile = わたしのページ
account-passkeys = パスキー
account-passkeys-line = 指紋・顔・端末のロックでログインできます。
account-passkey-add = パスキーを加える
account-passkey-remove = 外す
account-passkey-in = パスキーでログイン
account-export = データを持ち出す
account-export-line = レート・試合・反応時間など、保存しているすべてを一つのファイルにします。
account-export-go = ダウンロード
account-delete = アカウントを消す
account-delete-line = 名前・レート・パスキーは完全に消えます。試合は名なしで残ります。
account-delete-name = 名前を入力：{ $name }
account-delete-go = 完全に消す
leaders-title = 番付
leaders-line = 遊びと形式ごとの番付です。試合数が少なく、レートがまだ定まらない人は載りません。
leaders-none = レート戦を十分に重ねた人がまだいません。
leaders-place = 順位
leaders-rating = レート
leaders-last = 最近の試合
profile-since = { $date }から
profile-sum = { $wins }勝{ $losses }敗
profile-place = { $place }位
profile-unplaced = 順位には試合数が不足
profile-unrated = レート戦はまだありません。
profile-margins = 枚差
profile-reactions = 決まり字のあとの反応（ミリ秒）
profile-reactions-note = 斜線は決まり字が終わる前の取りで、耳のよい人にはふつうのことです。
profile-fouls = お手つき 一試合{ $fouls }回
profile-matches = 試合
profile-people = 選手
profile-median = 反応の中央値
profile-otetsuki = お手つき
profile-won = 勝
profile-lost = 負
profile-ended-resigned = 投了
profile-ended-forfeit = 不戦敗
profile-ended-abandoned = 中断
profile-more = 前の試合
input-mouse = マウス
input-touch = 指
input-pen = ペン
input-key = キー
hall-guest = ゲスト
hall-counts = レートをかけますか
hall-wishes = いま相手をさがしている人
hall-wish = { $count }人がさがしています
hall-wish-go = 対戦する
hall-seeking-reach = レート差{ $reach }まで。待つほど広がります。
hall-since = { $count ->
    [0] 始まったばかり
   *[other] { $count }分経過
}
hall-back = 部屋へ戻る：{ $game }
hall-own-rules-note = 独自のきまりの試合は親善戦です。レートは定まった形式だけにつきます。
hall-rated-note = アカウントのある人どうし、ヒントなしの試合に限ります。
hall-unanswered = 会場から返事がありません。少ししてからもう一度どうぞ。
room-share = リンクを送る
room-terms-change = 遊びやきまりを変える
room-rules = 遊び方
room-not-again = 返事待ち
room-waits-again = 全員が望めば、陣を入れ替えてもう一試合です。
room-looking-full = 観戦中です。席はすべて埋まっています。
room-watch-line = 観戦したい人は、このリンクから入れます。
room-watch-link = 観戦用のリンク
room-talk = あいさつ
room-try-again = もう一度
account-line = 遊ぶだけならいりません。名前・レート・記録を残すためのものです。
account-show = パスワードを表示
account-asking = お待ちください…
account-make-passkey = パスワードなしで
account-make-passkey-go = パスキーで作る
account-make-passkey-line = 鍵は端末が持ちます。指紋・顔・端末のロックで開きます。
account-passkey-name = この端末の名前
account-passkey-one = このパスキーでアカウントに入れます。
account-password-set = パスワードを決める
account-password-line = ほかの端末も含め、ほかのログインはすべて切れます。
account-rename-line = レートと記録は新しい名前に引き継がれます。
leaders-play = レート戦をする
leaders-chance = 運だけで決まる遊びなので、番付はありません。
profile-ratings = レート
profile-figures = 数字で見る
profile-how-often = 回数
profile-by = { $margin }差
profile-margin = 差
profile-margins-note = 斜線はその差での負け
profile-matches-none = 人との試合はまだありません。
hall-seeking-any = 相手をさがしています…

### between people
between-away = { $names }さんは離席中です。不戦敗まで
between-claim = 勝ちとして終える
between-slow = 回線が遅く、歌を開く鍵が間に合わないことがあります。
between-unrate = レートなしで続ける
between-room = 部屋へ戻る
between-replaced = この試合は別のウィンドウで続いています。
between-here = ここで続ける
between-waits = { $names }さんを待っています。
between-waits-back = { $names }さんは離席中です。戻るまですべて止まります。
between-strip-waits = 待機中
between-bowed = { $names }さんが礼をしました。
between-waits-bow = { $names }さんの礼を待っています。
between-done-arrange = 並べ終わり
between-done-memorise = 準備よし
between-out = 退席中
between-counts = レート戦です。結果がレートに入ります。
between-friendly = 親善戦です。だれのレートにも入りません。
between-give-up = 相手にはすぐ知らされます。
between-gave-up = { $name }さんの棄権です
after-ratings = レート
after-first = はじめてのレート
after-want = { $names }さんはもう一試合望んでいます。
after-wait = { $names }さんを待っています。
after-gone = { $names }さんは帰りました。
fairness-title = あなたの回線
fairness-line = 札を取るのは近い人ではなく速い人です。時間は、あなたに歌が聞こえたときから数えます。会場から見たあなたの回線は次のとおりです。
fairness-your-line = 回線
fairness-your-device = 音とタッチ
fairness-ms = { $ms } ミリ秒
fairness-offset = 会場の時計 − あなたの時計
fairness-offset-of = { $ms } ミリ秒（誤差 ± { $error } ミリ秒）
fairness-round-trip = 往復
fairness-allowed = 許されるタッチの遅れ
fairness-clamps = 遅れとして数えたタッチ
fairness-key = 歌を開く鍵が先に届く時間
fairness-stamps = タッチの時刻のもと
fairness-stamps-output = 音そのものの時計
fairness-stamps-latency = 音の申告上の遅れ
fairness-stamps-house = 会場の時計
fairness-output = 音の出力が申告する遅れ
fairness-device = 拍で測った遅れ
fairness-not-measured = 未測定
fairness-note = Bluetoothのスピーカーは申告より遅れて鳴り、遅れは機種ごとに違います。どれだけ遅いか教えてください：
fairness-calibrate = 拍をたたく
fairness-pledge = 封をした配札
fairness-pledge-note = 配る前に、すべての偶然のもとになる数（シード）の指紋（ハッシュ値）が示されます。試合のあとにその数が示され、途中で変えられていないことをだれでも確かめられます。
fairness-seed = シード
fairness-pledge-kept = 配札は約束どおりでした。シードは指紋と合っています。
fairness-pledge-broken = シードが指紋と合いません。
watch-bar = 観戦中
watch-soon = 映像は{ $seconds }秒遅れです。少しお待ちください。
watch-over = 終了
watch-later = { $seconds }秒遅れ
watch-delay = 遅れ
watch-seconds = { $seconds }秒
watch-least = 助言ができないように、人どうしの試合は少なくとも{ $seconds }秒遅れで映ります。
watch-clean = 配信用
watch-playing = 試合中です。同じページで観戦はできません。
watch-title = { $a } 対 { $b }
watch-no-touch = さわらず
watch-phase-bow = 互いに礼をしています。
watch-phase-arrange = 札を並べています。
watch-phase-memorise = 札の位置を覚えています。
watch-phase-bows = 互いに、そして読手に礼をしています。
watch-phase-joka = 序歌が読まれています。
watch-phase-reading = まもなく次の歌が読まれます。
watch-phase-open = 歌が読まれています。
watch-phase-sending = 送る札を選んでいます。
watch-phase-placing = 札の置き場所を決めています。
watch-phase-thanks = 互いに礼をしています。
watch-phase-over = 試合は終わりました。
screen-pages = 盤面
screen-page = { $pages }ページ中{ $page }
screen-boards = { $count }面
screen-seconds = { $seconds }秒ごと
screen-full = 全画面
screen-cards-left = 残り札
screen-cards-taken = 取り札
screen-points = 点
screen-stack = 残り{ $count }枚
screen-round = 第{ $round }回
watch-paused = 離席中の人がいます。戻ると再開します。
home-hall = 人と遊ぶ
home-hall-line = 相手をさがす、友だちを招く、観戦する

### cli pledge
cli-pledge = 指紋の約束どおりに札が配られ、読まれたかを確かめます
pledge-kept = 約束どおりです。札は指紋のとおりに配られ、読まれました。
error-pledge-broken = 指紋 { $given } は合いません。この記録のシードの指紋は { $found } です。
error-pledge-position = { $file }：この試合は途中の局面から始まったので、シードから配られた札はありません。

### suspicion
suspicion-note = これは人が見て考えるための数字で、判定ではありません。限度を超えた人は、とても強いか、運がよいか、回線が変わっているだけかもしれません。
suspicion-guesses = 決まり字より前に取って当たった札：当てずっぽうなら、お手つきがこれほど少ない確率は { $value }（ふつうは { $limit } 以上、早い取り { $takes } 枚）
suspicion-floor-1 = 一音目で決まる札の、速いほうの一割：決まり字の { $value } ミリ秒後（ふつうは { $limit } 以上、{ $takes } 枚）
suspicion-floor-2 = 二音目で決まる札の、速いほうの一割：決まり字の { $value } ミリ秒後（ふつうは { $limit } 以上、{ $takes } 枚）
suspicion-floor-3 = 三音目以降で決まる札の、速いほうの一割：決まり字の { $value } ミリ秒後（ふつうは { $limit } 以上、{ $takes } 枚）
suspicion-median = すべての取りの中央値：決まり字の { $value } ミリ秒後（ふつうは { $limit } 以上、{ $takes } 枚）
suspicion-spread = 取りのばらつき：{ $value } ミリ秒（ふつうは { $limit } 以上、{ $takes } 枚）
suspicion-follows = 決まり字が1ミリ秒遅くなるごとに手が遅くなる割合：{ $value }（ふつうは { $limit } 以上、{ $takes } 枚）
suspicion-late = タッチは回線の長さより { $value } ミリ秒遅く届いています（中央値、ふつうは { $limit } 以下、{ $takes } 枚）
suspicion-clamps = 回線で説明できるより遅く届いたタッチの割合：{ $value }（ふつうは { $limit } 以下、{ $takes } 枚）

### hall, server side
error-account-name = 「{ $given }」は名前にできません。文字・数字・空白・- _ ' . を{ $least }〜{ $most }字で入力してください。
error-account-name-mixed = 「{ $given }」は文字の種類が混ざっています。一種類で書いてください。
error-account-none = そのアカウントはありません：{ $given }
error-banned = このアカウントは{ $until }まで入れません。理由：{ $why }
error-body = ページが送った内容を読めません：{ $given }
error-body-long = 送られた内容が{ $most }バイトを超えています。
error-body-slow = 送信に時間がかかりすぎました。もう一度どうぞ。
error-bus = 「{ $given }」はRedisではありません。redis://host:6379/0 の形で指定してください。
error-bus-driver = Redisにはパッケージredisが要ります。
error-claim-none = まだ離席の時間が足りません。お待ちください。
error-database = 「{ $given }」はデータベースではありません。sqlite:///path か postgresql://user@host/name の形で指定してください。
error-database-driver = PostgreSQLにはパッケージasyncpgが必要ですが、入っていません。
error-database-open = { $given } を開けません：{ $why }
error-database-taken = { $given } は会場の別のプロセスが使っています。それを終えるか、--data で別のフォルダーを指定してください。
error-delete-name = 「{ $given }」はこのアカウントの名前ではありません。{ $name } と入力してください。
error-forged = この会場のページからの操作ではないか、ページが古くなっています。読み込み直してください。
error-format = 「{ $given }」という形式はありません。あるのは：{ $allowed }
error-house-leaving = 会場はまもなくいったん閉まります。一分ほどしてから始めてください。
error-name-taken = { $given } は使われています。別の名前にしてください。
error-no-accounts = この会場にアカウントはありません。
error-node-taken = 会場の別のプロセスが { $given } を名のっています。--node を一つずつ変えてください。
error-passkey = パスキーを使えませんでした。もう一度試すか、パスワードでログインしてください。
error-passkey-known = このパスキーは登録ずみです。
error-passkeys = パスキーは{ $most }個までです。先に一つ外してください。
error-password = パスワードは{ $least }〜{ $most }字です。
error-phrase = 「{ $given }」は、ここで交わすことばにありません。
error-profile-none = その名前の人はいません。
error-room-host = 部屋を決められるのは主の{ $name }さんだけです。
error-room-none = 部屋{ $given }はないか、閉じています。
error-room-out = 部屋に入っていません。先に入ってください。
error-room-people = { $people }人が座っています。遊べるのは{ $seats }人です。
error-room-playing = 試合中です。次は終わってから決めてください。
error-room-rated-chance = 運だけで決まる遊びなので、レートはありません。
error-room-rated-format = このきまりは定まった形式ではありません。レートなしにするか、形式を選んでください。
error-room-rated-guest = レート戦にはアカウントが要ります。ログインするか、レートなしで遊んでください。
error-room-rated-house = レート戦は人どうしに限ります。会場の相手とはレートなしで遊んでください。
error-room-seat = 席{ $given }はありません。席は{ $most }です。
error-room-self = 自分を席から外すことはできません。部屋を出てください。
error-room-stands = 席がありません。先に座ってください。
error-room-taken = 席{ $seat }には{ $name }さんがいます。
error-rooms-full = これ以上部屋を開けません。少ししてからもう一度どうぞ。
error-sign-in = 名前かパスワードが違います。
error-sign-in-first = 先にログインしてください。
error-store-away = いまは記録を書き込めません。試合は待ち、なにも失われません。
error-watch-many = 一つのページで見られるのは{ $most }試合までです。
error-watch-none = 観戦できる試合が見つかりません。
note-house-leaving = 会場はいったん閉まります。試合は一分ほどで自動的に続きます。
note-unrated = この試合はレートの対象から外れました。
phrase-onegai = お願いします
phrase-arigato = ありがとうございました
phrase-hai = はい
phrase-sumimasen = すみません
phrase-shitsurei = 失礼します
phrase-shitsureita = 失礼しました
phrase-wait = お待ちください
phrase-moved = 札を動かしました
seat-name-1 = 松
seat-name-2 = 梅
seat-name-3 = 桜
seat-name-4 = 藤
seat-name-5 = 菖蒲
seat-name-6 = 牡丹
seat-name-7 = 萩
seat-name-8 = 月
seat-name-9 = 菊
seat-name-10 = 楓
format-kyogi-official = 正式（15分）
format-kyogi-brisk = 正式（2分）
format-kyogi-short25 = 五十首で12枚ずつ
format-kyogi-quarter = 四分の一で12枚ずつ
format-kyogi-third = 三分の一で10枚ずつ
format-kyogi-nodead = 空札なし25枚ずつ
format-kyogi-starter = はじめの3枚ずつ
format-koikoi-teams = 二人対二人
format-chirashi-usual = 百枚
format-chirashi-third = 三分の一
format-chirashi-quarter = 四分の一
format-sakasama-usual = 百枚
format-sakasama-third = 三分の一
format-sakasama-quarter = 四分の一
format-genpei-usual = 二対二・50枚ずつ
format-genpei-half = 二対二・25枚ずつ
format-genpei-kyogi = 二対二・競技の読み
format-relay-usual = 二対二・50枚ずつ
format-relay-half = 二対二・25枚ずつ
format-relay-kyogi = 二対二・競技の読み
format-goshoku-usual = 五色
format-shimo-usual = 三対三
format-shimo-half = 三対三・25枚ずつ
format-bozu-usual = ふつう
format-hanaawase-usual = 二人・12回
format-hanaawase-three = 三人
format-hanaawase-yaku = 役あり
format-hanaawase-short = 3回
cli-serve = 会場をほかの人に開く：部屋、アカウント、レート、観戦
cli-serve-host = 待ち受けるアドレス。0.0.0.0はすべて
cli-serve-port = ポート。0は空いているもの
cli-serve-data = 会場のフォルダー
cli-serve-database = --data のSQLiteのかわりに postgresql://user@host/name
cli-serve-bus = redis://host:6379/0。複数プロセスで一つの会場のとき
cli-serve-node = このプロセスの名。起動のたびに同じもの
cli-serve-base = ページがこのプロセスに届く場所（例 /node/n1）。空なら今の場所
cli-serve-other = 別のオリジンにあるプロセスの場所。くり返し可
cli-serve-proxy = 信用するプロキシのアドレス。くり返し可
cli-serve-metrics-for = /metrics を見てよいアドレス。くり返し可
cli-serve-most = 同時の試合の上限
cli-serve-voice = 読手

### patience
error-patience = この試合で相手を待たせられる時間を使い切りました。読手は先へ進みます。
note-hastened = 待ち時間が過ぎたので、残りの手はこちらで済ませました。

### store

error-backup-kind = { $given }：PostgreSQL はダンプに保存します。house.gz のような名前にしてください
error-backup-house = { $given }：保存する会場がありません
error-restore-copy = { $given } は会場の控えではないか、途中で切れています。何も変更していません。
error-restore-running = この会場のプロセスが動いています。先に終了してください
error-restore-full = この会場にはすでに人や試合の記録があります。--replace を付けると消して置き換えます。

### fairness of lines
error-unrate = この試合は引き続きレートに入ります。外せるのは、歌の鍵が届くのが遅すぎる人だけ、それも最初の数首の間だけです。

### accounts
error-banned-for-good = このアカウントでは入れません。理由：{ $why }
error-passkey-again = パスキーの確認が始まっていないか、時間が経ちすぎました。もう一度始めてください。
error-passkey-host = パスキーには https とホスト名（または localhost）が必要です。ここではパスワードでログインしてください。
error-passkey-last = このアカウントに入る唯一の方法です。先にパスワードを設定してください。
error-passkey-none = パスキー「{ $given }」はありません。
error-passkey-unknown = このパスキーのアカウントはここにありません。
error-signed-out = このセッションは終了しました。もう一度ログインしてください。
error-too-many-tries = 試行回数が多すぎます。{ $seconds }秒待ってから、もう一度お試しください。

### admin
cli-admin = 会場の管理：人、控え、すべてが正しいかの確認
cli-admin-create = NAME のアカウントを初回用パスワード付きで作る
cli-admin-reset = NAME のアカウントに一度だけのパスワードを与え、セッションを終わらせる
cli-admin-ban = NAME のアカウントを入れなくする
cli-admin-unban = NAME のアカウントをまた入れるようにする
cli-admin-export = NAME のアカウントについて保存されているすべて（JSON）
cli-admin-backup = 動かしたまま会場を FILE に写す。名前が .db で終われば SQLite のファイル、ほかはダンプ
cli-admin-restore = 会場を控え FILE の通りにする。会場のプロセスは止めておくこと
cli-admin-check = すべての判定を計算し直し、保存内容の整合を調べる。異常があれば 1 で終わる
cli-admin-suspicion = 人が見るべき取りの数値。NAME ならすべて、指定がなければ限度を超えたもの
cli-admin-tidy = とうに終わった試合の経過を消す。結果とレートは残り、記録と見直しはなくなる
cli-admin-data = 会場のフォルダー
cli-admin-database = --data の SQLite の代わりに postgresql://user@host/name
cli-admin-days = 何日間か。なければ無期限
cli-admin-within = この日数以内の試合
cli-admin-why = 本人に伝えること
cli-admin-to = 書き出すファイル。なければ画面に出す
cli-admin-replace = 今ある人と試合を消す
cli-admin-match = この試合だけ
cli-admin-older = 終わってからこの日数を過ぎた試合だけ
cli-admin-dry-run = 消えるものを示すだけ
admin-created = { $name } のアカウントを作りました。初回用パスワード（すぐに変更してください）：{ $password }
admin-reset = { $name } の新しいパスワード（すぐに変更してください）：{ $password }
admin-banned = { $name } は { $until } まで入れません
admin-banned-for-good = { $name } はもう入れません
admin-unbanned = { $name } はまた入れます
admin-exported = { $name } について保存されているすべてを { $file } に書きました
admin-copied = 会場を { $file } に写しました（{ $rows } 行）
admin-restored = 会場を { $file } の通りにしました（{ $rows } 行）
admin-checked = 調べたもの：試合 { $matches }、記録 { $entries }
admin-tidied = 消した経過：{ $logs }（{ $megabytes } MB）
admin-would-tidy = 消えることになる経過：{ $logs }（{ $megabytes } MB）
admin-fault-unreadable = { $match }：読めません：{ $fault }
admin-fault-ruling = { $match }：保存された判定が計算と違います：{ $fault }
admin-fault-log = { $match }：記録の整合が取れません：{ $fault }
admin-fault-result = { $match }：結果の整合が取れません：{ $fault }
admin-fault-database = データベース：{ $fault }
admin-suspicion = { $name }：試合 { $matches }、計時された取り { $takes }
error-admin-none = { $given } に会場はありません。--data か --database を指定してください
error-admin-old = 会場は版 { $given }、このプログラムは { $house } です。会場を一度起動するか、合うプログラムを使ってください
error-admin-file = { $given }：{ $why }
error-admin-faults = 異常：{ $count } 件

### reading programme
error-set-term = 「{ $given }」に当たる歌はありません。例：all、pink、first:む、length:2-3、17、3..14、8*、group:tomofuda、third:A、quarter:1、または歌の出だし（かな・ローマ字）。
error-set-empty = 「{ $given }」では歌が残りません。一首以上を選んでください。
error-wish = { $name }：「{ $given }」は使えません。使えるもの：{ $right }
error-wish-long = { $name }：長すぎます。{ $most }字までです。
error-wish-pattern = 「{ $given }」という読み方はありません。上の句は1、下の句は2と、斜線の前後に六つまで書いてください。2/1は、読み終えた歌の下の句、続いて次の歌の上の句です。
error-reading-kept = 保存した読みを続けられません。新しく始めてください。

### print: sheets of cards
print-ruler = この線はちょうど 100 mm です。違う場合は、「用紙に合わせる」を外して 100 % で印刷してください。
print-title-torifuda = 取札
print-title-yomifuda = 読札
print-title-hanafuda = 花札
print-title-backs = 裏面
print-title-rims = 札を包む裏紙
error-print-fonts = { $folder } にフォントがありません。「make build」を実行してください。
error-print-size = 「{ $given }」は札の大きさとして読めません。52x73 のように、幅 x 高さを mm で、それぞれ { $least } から { $most } までで書いてください。
error-print-layout = 「{ $given }」は使えません。{ $size } mm の札は、{ $paper } に（列 x 段）{ $most } まで入ります。
error-print-choice = { $name } に「{ $given }」は使えません。使えるのは { $allowed } です。
error-print-either = { $first } と { $second } は同時に指定できません。どちらか一つを選んでください。
error-print-vain = { $name } は { $kind } では何も変わりません。使えるのは { $right } です。
error-print-json = 注文を JSON として読めません：{ $fault }
error-print-page = { $given } ページはありません。1 から { $most } までです。
error-print-file = 「{ $file }」に書き込めません：{ $fault }
cli-print = 印刷して切る札の PDF：取札、読札、花札、裏面、裏紙、一組すべて（deck）。「print sheet NAME」で記録用紙と読み物
cli-print-size = 札の大きさ（mm）：52x73、52x76、33x54、88x124、または自由な大きさ
cli-print-paper = 用紙
cli-print-layout = 一枚の用紙に並べる数、列 x 段。5x2 や 3x3 など。指定がなければ用紙が最も少なくなる並べ方
cli-print-poems = どの歌か：all、色、1..20、first:mu、length:1-2 など
cli-print-font = 書体：筆、鉛筆、ゴシック
cli-print-hints = 取札の下に書く、初心者への手がかり
cli-print-meaning = 意味と用紙の言葉の言語。指定がなければ表示の言語
cli-print-marks = 読札にローマ字、伸ばす音、リズムの帯を付ける
cli-print-crop = 裁ち落としの目印
cli-print-ruler = プリンターを確かめる 100 mm の線
cli-print-backs = 裏面：表の裏側（両面、長辺とじ）、別の用紙、なし
cli-print-ink-saver = 地色なし、細い縁
cli-print-black = 白地に黒のみ
cli-print-large = 黒地に白、太いゴシック。弱視の方のために
cli-print-output = 書き込むファイル
print-sheets = 用紙（print sheet NAME）
print-written = { $file }：札 { $count } 枚、{ $pages } ページ

## 読み上げを一つのファイルに: karuta read

cli-read = 読み上げ全体を、頭出しの付いた一つのファイルに (--out)。または順番の一覧 (--list)
cli-read-order = 使い方 (competition、recreation、study、hokkaido、beginners)、順番 (shuffle、replacement、number、musume)、または両方: --order study --order number
cli-read-poems = どの歌か: all、色、1..20、first:mu、length:1-2。-17 は一首を除く
cli-read-dead = 空札を何枚加えるか
cli-read-likeness = 空札がどれほど似ているか: 0 は無作為、100 は最も紛らわしい
cli-read-seed = 同じシードなら、ここでも読み上げのページでも同じ順番になる
cli-read-pace = 下の句、余韻、間合い、上の句の秒数: 5316、4315、6-3-1.5-7
cli-read-pattern = 何を読むか: 1 は上の句、2 は下の句。/ の前は読み終えた歌、後は次の歌
cli-read-joka = 序歌の上の句と下の句を読む回数: 1-2
cli-read-span = 人が画面を押して進めるところに置く秒数
cli-read-voice = 読手
cli-read-list = 順番を示す: 何首目、決まり字、歌番号、作者
cli-read-out = 書き出すファイル。末尾が種類を示す: .wav、.flac (横に cue シート)、.ogg、.mp3 (頭出し付き)
read-column-place = 何首目
read-column-kimariji = 決まり字
read-column-poem = 歌番号
read-column-author = 作者
read-dead = 空札
read-chapter-joka = 序歌
read-chapter-last = 最後の下の句
read-title = かるた { $count }首 (シード { $seed })
read-writing = 読み上げ
read-written = { $file }: { $count }首、{ $length }
read-seed = シード: { $seed }
error-read-nothing = --out でファイルを指定するか、--list で順番を表示してください。
error-read-kind = 「{ $file }」: 何を書き出すかは末尾で示してください。使えるもの: { $right }
error-read-file = 「{ $file }」に書き込めません: { $fault }
error-read-long = { $hours }時間は WAV ファイルには長すぎます (最長{ $most }時間)。.flac、.ogg、.mp3 のどれかにしてください。

### anki: a deck for phones
anki-face-hearing = 聞く
anki-face-torifuda = 取札
anki-face-kimariji = 決まり字
anki-face-poem = 歌
anki-face-meaning = 意味
anki-ask-hearing = 読み出しは？
anki-ask-torifuda = どの札？
anki-ask-kimariji = 決まり字は？
anki-ask-poem = どの歌？
anki-ask-meaning = 意味は？
anki-description = 小倉百人一首、Karuta 作。声：{ $voice }。書体：Yuji Syuku（SIL Open Font License 1.1）。
anki-written = { $file }：{ $count } 枚
error-anki-faces = 表「{ $front }」、裏「{ $back }」：異なる二つを指定するか、どちらも省いてください。選べるもの：{ $allowed }
error-print-busy = ただいま印刷の注文が混み合っています。少し待ってからもう一度どうぞ。
error-print-slow = 時間がかかりすぎます。一度に頼む札を減らしてください。
error-print-failed = 印刷の用意ができませんでした。もう一度どうぞ。
cli-anki = Anki 用のデッキ：聞く歌、取札、決まり字、歌、意味
cli-anki-front = 表に出すもの。--back も指定する
cli-anki-back = 裏に答えるもの。どちらもなければ三種類の札
cli-anki-audio = 上の句の声を入れる
cli-anki-poems = どの歌か：all、色、1..20、first:mu、length:1-2 など
cli-anki-meaning = 意味と問いの言語。指定がなければ表示の言語
cli-anki-output = 書き込むファイル

### print page
print-page-lede = 片側で選び、もう片側で紙面を確かめます。見えるとおりに刷られます。
print-page-what = 作るもの
print-page-kind-deck = 一組
print-page-kind-deck-line = 取札と読札を裏面付きで、同じ大きさで、一つのファイルに。
print-page-kind-torifuda = 取札
print-page-kind-torifuda-line = 取る札。それぞれの歌の下の句を仮名で。
print-page-kind-yomifuda = 読札
print-page-kind-yomifuda-line = 読む札。歌の全文、歌人、絵。
print-page-kind-hanafuda = 花札
print-page-kind-hanafuda-line = 四十八枚の花札。
print-page-kind-backs = 裏面
print-page-kind-backs-line = 札の裏に貼る裏面だけ。
print-page-kind-rims = 裏紙
print-page-kind-rims-line = 札より大きい裏紙。縁に折り返して縁取りにします。
print-page-kind-sheet = 用紙
print-page-kind-sheet-line = 記録に、練習に、お客様に。
print-page-kind-anki = Anki デッキ
print-page-kind-anki-line = 暗記ソフト Anki のための札。読み手の声付き。
print-page-which = どの歌
print-page-which-all = 百首すべて
print-page-which-colour = 色で
print-page-which-first = はじめの何首
print-page-which-own = 自分で選ぶ
print-page-colour = 色
print-page-first = 一番から何首
print-page-own = 歌の組
print-page-own-note = 番号、初めの音、決まり字の長さ、色。マイナスで除きます：17, 3..14, first:mu, length:1-2, pink -8*
print-page-size = 札の大きさ
print-page-size-52x73 = 競技用
print-page-size-52x76 = 練習用
print-page-size-33x54 = 花札
print-page-size-62x83 = 52 x 73 を包む
print-page-size-88x124 = 遠くから見る
print-page-size-own = 自由な大きさ
print-page-mm = { $width } x { $height } mm
print-page-side-mm = { $length } mm
print-page-width = 幅（mm）
print-page-height = 高さ（mm）
print-page-paper = 用紙の大きさ
print-page-paper-a4 = A4
print-page-paper-letter = US レター
print-page-layout = 一枚に並べる数
print-page-layout-auto = 紙を少なく
print-page-layout-grid = { $columns } x { $rows }
print-page-layout-own = 自由
print-page-layout-field = 列 x 段
print-page-look = 刷り方
print-page-look-colour = カラー
print-page-look-ink-saver = インク節約
print-page-look-black = 黒一色
print-page-look-large = 大きく、黒地に白
print-page-look-large-note = 弱視の方のために、太い字で。大きさを選ばなければ 88 x 124 mm の札になります。
print-page-font = 書体
print-page-font-yuji = 筆
print-page-font-klee = 硬筆
print-page-font-clear = ゴシック
print-page-hints = 学ぶ人への手がかり
print-page-hints-none = なし
print-page-hints-kimariji = 決まり字
print-page-hints-romaji = ローマ字
print-page-hints-meaning = 意味
print-page-marks = 読み手のための印
print-page-marks-note = 読札にローマ字、伸ばす音、リズムの帯を付けます。日本語を知らない会でも読めます。
print-page-language = 紙に書く言語
print-page-backs = 裏面
print-page-backs-none = なし
print-page-backs-duplex = 両面刷り
print-page-backs-separate = 別の紙に
print-page-backs-duplex-note = 長辺で裏返します。裏面は 1 mm 大きく刷るので、少しのずれは目立ちません。
print-page-crop = 切るための印
print-page-ruler = 100 mm の線
print-page-sheet = どの用紙
print-page-entrants = 参加人数
print-page-seed = 配り方の種。空欄なら空の陣
print-page-show = 札に示すもの
print-page-show-torifuda = 札の字
print-page-show-kimariji = 決まり字
print-page-show-romaji = ローマ字
print-page-anki-kinds = 問い
print-page-anki-language = 札の言語
print-page-anki-three = 三種類：聞いて札を見つける、札を見て決まり字を言う、歌を読んで意味を言う。
print-page-anki-all = 三種類すべて
print-page-anki-one = 一種類
print-page-anki-front = 表
print-page-anki-back = 裏
print-page-anki-audio = 音声を入れる
print-page-anki-audio-note = 上の句の声、約 4 MB。入れなければ問いは仮名で示します。
print-page-anki-turn = 札を裏返す
print-page-anki-listen = ここで歌が聞こえます
print-page-preview = 見本
print-page-page = { $pages } ページ中 { $page } ページ
print-page-card-of = { $pages } 枚中 { $page } 枚目
print-page-before = 前のページ
print-page-after = 次のページ
print-page-sheets = 用紙 { $count } 枚
print-page-cards = { $count } 枚
print-page-scale = 「用紙に合わせる」を使わず 100 % で印刷し、線に物差しを当ててください。ちょうど 100 mm です。
print-page-preparing = 紙面を組んでいます…
print-page-making-it = ファイルを作っています…
print-page-made = { $file } ができました。
print-page-no-answer = 応答がありません。何かを変えると、もう一度尋ねます。
print-page-download = PDF を保存
print-page-open = 印刷
print-page-download-anki = デッキを保存
print-page-again = もう一度
print-page-larger = 大きく見る
print-page-usual = はじめの設定に戻す
print-page-making = 紙から札へ
print-page-making-text = 本物の札は厚さ 1.5 から 2 mm の板紙です。大きめの裏紙を板紙の縁に折り返し、刷った面をまん中に貼ります。折り返した紙が縁取りになります。取札と読札は同じ大きさです。
print-page-making-sheet = 作り方の用紙

### paper: score sheets, tables and pages to read

paper-foot = かるた・日本の札遊びの家
paper-name = 氏名
paper-club = 所属
paper-cm = { $length } cm
paper-dan = 級・段
paper-event = 大会
paper-place = 会場
paper-date = 日付
paper-class = 級
paper-round = 回戦
paper-board = 組番号
paper-reader = 読手
paper-referee = 審判
paper-winner = 勝者
paper-margin = 枚差
paper-begun = 開始
paper-ended = 終了
paper-sign-a = 署名 A
paper-sign-b = 署名 B
paper-sign-referee = 審判
paper-sign-desk = 記録係
paper-art-seiza = 正座した選手を横から見た図。背を伸ばし、手を腿に置いている
paper-art-kamae = 構えた選手を横から見た図。左手をついて前に傾き、右手は下段の手前の畳に置いている
paper-art-swipe = 上から見た手が段に沿って払い、出札と隣の札が陣の外へ飛んでいる
paper-art-watching = 両陣を挟んで向き合う二人の選手。一方に読手、離れて反対側に観客
paper-art-fold = 札作りの四つの段階。角を落とした裏紙に厚紙を置く、長い辺を折る、短い辺を折る、表紙を貼る

paper-match-title = 対戦記録用紙
paper-match-title-line = 二人、二十五枚ずつ、百首
paper-match-own = 持札
paper-match-read = 何首目
paper-match-taken = 取った人
paper-match-sent = 送り
paper-match-cards-how = *持札*：決まり字で書きます。*送り*：何首目に相手へ送ったか。相手から来た札は「受」。*枚差*：負けた方に残った札の数。十枚を一*束*と数えます。
paper-match-card = 札
paper-match-field = 陣
paper-match-by = 取り
paper-match-foul-a = 手 A
paper-match-foul-b = 手 B
paper-match-sends = 送り
paper-match-left = A : B
paper-match-log-how = *陣*：出札のあった陣。空札は –。*取り*：A か B。*手*：お手つき。出札のない陣に触れるごとに一本。*送り*：差し引いて、どちらが何枚送るか（A 1）。*A : B*：読みの後に残る札の数。

paper-result-title = 大会成績表
paper-result-title-line = 一人一行。組み合わせは回戦ごとに引き直します
paper-result-number = 番号
paper-result-round = { $number }回戦
paper-result-matches = { $matches }試合
paper-result-byes = 不戦勝{ $byes }
paper-result-place = 順位
paper-result-how = 各回戦に相手の名を書き、狭い欄に、勝ちは ○ と枚差、負けは × と枚差を書きます（枚差は負けた方に残った札の数）。*不戦勝*はすべて一回戦に置きます。*相手の棄権*は ○ だけで枚差なし。準決勝で敗れた二人が三位、準々決勝で敗れた四人が四位です。

paper-memory-title = 暗記用紙
paper-memory-title-line = 畳の上の両陣を、自分の側から見た図
paper-memory-theirs = 敵陣
paper-memory-own = 自陣
paper-memory-scale = 1 : 4
paper-memory-seed = 1 : 4 ・ シード「{ $seed }」の札
paper-memory-minutes = かかった分
paper-memory-right = 正解（五十枚中）
paper-memory-how = 五十枚を十五分で覚え、札を隠して、あった所に決まり字を書きます。札は段のどこに置いてもかまいません。図は実物と同じ比です：横 87 cm、段の間 1 cm、両陣の間 3 cm。
paper-memory-how-dealt = この五十枚を十五分で覚えてください。次のページは同じ陣の空欄です。このシードの試合では、同じ札が配られます。

paper-kimariji-title = 一字目の順の決まり字一覧
paper-kimariji-title-line = 覚える順に：番号、決まり字、その音、取札の出だし
paper-kimariji-how = *決まり字*：百首のうちその一首だけが持つ、最も短い出だし。読まれるごとに他の札の決まり字が短くなります。右の列は取札に書かれた文字で、濁点はありません。一字目ごとの首数：
paper-kimariji-count = { $sounds } { $count }

paper-lower-title = 取札の文字から引く一覧
paper-lower-title-line = 取札の文字、その歌の決まり字、その音、番号
paper-lower-how = 太字は、その札を他のすべての札から見分けられる最も短い出だしです。取札は歴史的仮名遣いで濁点がありません：は は、ば とも わ とも読みます。一字目の変わり目に線を引いてあります。

paper-rules-title = 二ページでわかる競技かるた
paper-rules-title-line = 選手二人、読手一人、歌百首
paper-rules-aim-title = 目的
paper-rules-aim = 百首それぞれに取札が一枚あり、下の句だけが書かれています。読手が読み、その歌の札を先に見つけた方が取ります。*自陣の札を先になくした方が勝ちです。*
paper-rules-lay-title = 札を並べる
paper-rules-lay = 互いに礼。百枚を裏返して混ぜ、それぞれ *25* 枚を取り、文字を自分に向けて三段に表を上にして並べます。自陣のどこに置くかは自由です。陣の横幅は { $width } cm まで、段の間は { $rows } cm、両陣の間は { $fields } cm。残りの *50* 枚は脇に置きますが、その歌も読まれます。これが*空札*で、そのときは札に触れてはいけません。
paper-rules-memory-title = 暗記の十五分
paper-rules-memory = 五十枚の場所を *15 分*で覚えます。13 分に「二分前」の声がかかり、それからは素振りができますが、札に触れたり畳を叩いたりしてはいけません。15 分になったら、相手に、次に読手に礼をします。
paper-rules-reading-title = 読み
paper-rules-reading = はじめに百首の外の*序歌*を読み、その下の句は二度読みます。次に、見ずに引いた歌の上の句。その一音目から取ることができます。挙がった手がなくなると、その歌の下の句を読み、一秒おいて次の歌の上の句を読みます。
paper-rules-order-joka = 序歌
paper-rules-order-first = 一首目
paper-rules-order-second = 二首目
paper-rules-order-upper = 上の句
paper-rules-order-lower = 下の句
paper-rules-order-take = 取る・整える
paper-rules-why-title = 札はもうないのに、なぜ下の句を読むのか
paper-rules-why = 歌への敬意であり、時計でもあるからです。下の句に { $lower } 秒、余韻に { $held } 秒、間に { $silence } 秒、それから次の上の句を { $upper } 秒で読みます。いつも同じなので、次の音がいつ来るかを二人とも知っています。下の句からは誰も動かず、音も立てません。二人は同じ静けさから始めます。
paper-rules-bar-lower = 前の歌の下の句
paper-rules-bar-held = 余韻
paper-rules-bar-silence = 間
paper-rules-bar-upper = 次の歌の上の句
paper-rules-decides-title = 札はいつわかるか
paper-rules-decides = まだ読まれていない歌のうち、そう始まるものが一首だけになったとき。その最も短い出だしが*決まり字*です。「{ $early }」は二音目でわかり、「{ $late }」は「{ $twin }」と出だしが同じなので四音目までわかりません。「{ $twin }」が読まれた後は「{ $then }」でわかります。だから、読まれた歌は空札も含めて覚えておきます。
paper-rules-sit-title = 座り方と取り方
paper-rules-sit = *取るのは片手だけ*、試合の間ずっと同じ手です。もう一方の手で触れても無効です。読みが始まるまで、その手は自陣の下段より手前の畳に置き、頭は自陣の上段より前に出しません。
paper-rules-seiza = *正座*：礼のとき。読みの合間は楽に座れますが、相手に足の裏を見せません。
paper-rules-kamae = *構え*：膝ともう一方の手で支え、取る手は下段の手前に、頭は点線より前に出さない。
paper-rules-swipe = *払い手*：段に沿って平らに払う。出札が、隣の札とともに陣の外へ飛ぶ。
paper-rules-take-title = 取りと送り
paper-rules-take = 出札に先に触れるか、陣の外へ完全に押し出せば、取りです。他の札ごと押してもかまいません。*同じ陣*の他の札には触れてもかまいません。まったく同時なら、その陣の持ち主の取りです。取った札は伏せて脇に置きます。自陣から取れば一枚減ります。*敵陣*から取れば、自分の札を一枚送ることができ、相手はそれを自陣の好きな所に置きます。
paper-rules-hand-title = 挙手
paper-rules-hand = 手が挙がっている間、読手は待ちます。札を整える、送る、動かすときです。散った札は元の場所に戻します。自分の札は読みの合間に動かせますが、そのつど相手に告げ、相手は*はい*と答えます。
paper-rules-foul-title = お手つき
paper-rules-foul = 出札の*ない*陣の札に触れると、お手つきです。何枚触れても一つの陣につき一回と数え、相手は札を一枚送ることができます。両者の権利は差し引いて、差だけを送ります。
paper-rules-case-nuki = 敵陣から取った
paper-rules-case-mamori = 自陣から取った
paper-rules-case-dead-one = 空札で一方の陣に触れた
paper-rules-case-dead-both = 空札で両方の陣に触れた
paper-rules-case-semi-daburu = 相手が相手の陣から取り、自分は自陣に触れた
paper-rules-case-daburu = 相手が自陣から取り、自分は敵陣に触れた
paper-rules-case-torizon = 敵陣から取ったが、自陣にも触れた
paper-rules-case-tomo-ote = 空札で二人とも一方の陣に触れた
paper-rules-sent = { $count }
paper-rules-cases-how = 相手から来る札（+）、送ることができる札（–）。
paper-rules-end-title = 終わり
paper-rules-end = 送り終えて陣が空になったら、その持ち主の勝ちです。枚差は相手に残った札の数。相手に、次に読手に礼をして「*ありがとうございました*」。取りの言い分が違うときは二人で決め、決まらなければ審判が決め、それに従います。

paper-memorise-title = 五十枚を十五分で覚える
paper-memorise-title-line = 暗記時間の使い方
paper-memorise-intro = 五十の場所を一つずつ覚えるのではなく、音で覚えます。歌の一音目ごとに、手はどこへ行くか。
paper-memorise-minutes = { $span } 分
paper-memorise-single-title = まず一字決まり
paper-memorise-single = { $single } の七枚は、一音目でわかります。ここにある札を見つけましょう。いちばん速い札ですから、手が道を覚えるまで一枚ずつ見ます。
paper-memorise-groups-title = 一字目で分けて数える
paper-memorise-groups = 残りの音を表の順にたどり、両陣の札をすべて見つけて数えます。自陣に何枚、敵陣に何枚、残りは空札。数えてしまえば、もう探しません。
paper-memorise-twins-title = 友札は一緒か別れか
paper-memorise-twins = 出だしが同じで、まだ読まれていない札がみな同じ陣にありますか。それなら、共通の出だしで全部を払い始められます。一枚でも向こうの陣にあるか空札なら、決まる音まで待ちます。
paper-memorise-theirs-title = 敵陣
paper-memorise-theirs = 札の半分は逆さまです。自陣と同じくらい丁寧に、端から内へ一段ずつ覚えます。目を閉じて言ってみて、確かめます。
paper-memorise-dead-title = ここにないもの
paper-memorise-dead = 札が一枚もない音は、手を動かさない音です。心の中で一度、名を挙げておきます。
paper-memorise-last-title = 最後の二分
paper-memorise-last = 声がかかったら、触れずに素振りをします。新しいことは覚えず、音を一つずつ思い浮かべて場所を見ます。決まり字の長い札は最後に。
paper-memorise-then-title = そして試合の間
paper-memorise-then = 読まれるごとに他の札の決まり字が短くなります。「{ $twin }」が読まれた後、「{ $late }」は「{ $then }」でわかります。送られた札や動いた札は、新しい場所を心の中で言います。
paper-memorise-hundred = 百首中
paper-memorise-mine = 自陣
paper-memorise-yours = 敵陣
paper-memorise-gone = 空札
paper-memorise-all = 計
paper-memorise-table-how = 練習で数えるための表です。試合では何も書きません。

paper-spectators-title = 試合を見る方へ
paper-spectators-title-line = 会場でのお願い
paper-spectators-intro = 選手は、歌の最初の音に耳を澄ましています。咳、紙の音、カメラの音がそれを消してしまうことがあります。ようこそ。皆さんの静けさも試合の一部です。
paper-spectators-manners-title = 作法
paper-spectators-silence = *下の句から手が挙がるまでは、声を出さず、動かずに。*一秒の間には、選手と一緒に息を止めてください。
paper-spectators-noise = 紙や袋の音を立てないでください。電話は消音だけでなく、電源を切ってください。
paper-spectators-still = 読みの間は、歩かない、立たない、入らない。動くのは、選手が札を整えているときに。
paper-spectators-hints = 個人戦では、助言も声援も、選手との接触もしないでください。目くばせも同じです。
paper-spectators-photo = フラッシュとシャッター音は出さないでください。撮影の前に主催者に尋ねてください。
paper-spectators-mat = 畳に入らないでください。札が飛んで来ても、そのままに。選手が取りに来ます。
paper-spectators-after = 一つの試合が終わっても、他の試合は続いています。終わった人も静かにします。
paper-spectators-course-title = 試合の流れ
paper-spectators-bow-when = 礼
paper-spectators-bow = 互いに挨拶し、札を混ぜ、25 枚ずつ取って並べます。
paper-spectators-memory-when = 15 分
paper-spectators-memory = 五十枚の場所を覚えます。静かですが、席を立つこともできます。
paper-spectators-call-when = 二分前
paper-spectators-call = 13 分に声がかかり、素振りが始まります。
paper-spectators-joka-when = 序歌
paper-spectators-joka = 百首の外の歌。声に慣れるためで、まだ誰も取りません。
paper-spectators-reading-when = 読み
paper-spectators-reading = 前の歌の下の句、一秒の間、次の歌の上の句。そして手が飛びます。一音だけのこともよくあります。
paper-spectators-dead-when = 空札
paper-spectators-dead = 歌の半分は札が場にありません。そのとき札に触れるとお手つきです。
paper-spectators-end-when = 終わり
paper-spectators-end = 全部で 60 分から 90 分。先に自陣を空にした方が勝ち、互いに、そして読手に礼をします。
paper-spectators-cycle-lower = 下の句
paper-spectators-cycle-held = 余韻
paper-spectators-cycle-second = 1 秒
paper-spectators-cycle-upper = 上の句
paper-spectators-cycle-hands = 手が挙がり、札を整える
paper-spectators-cycle-silent = 静かに
paper-spectators-cycle-free = 動いてよいとき

paper-making-title = 札の作り方
paper-making-title-line = 百枚を二組、すべて同じ大きさに
paper-making-intro = 札は、厚紙の表に印刷した紙を貼り、裏に貼った紙を縁で折り返して作ります。縁がなめらかになり、払っても剥がれず、どの札も同じ手ざわりになります。
paper-making-needs-title = 用意するもの
paper-making-need-board = 厚紙 *1.5 から 2 mm*。{ $width } × { $height } mm に切って、二組で 200 枚
paper-making-need-faces = 表：取札 { $sheets } 枚、読札 { $sheets } 枚の用紙。つやのない紙に
paper-making-need-backs = 裏紙：一組に { $rim_sheets } 枚の用紙。薄くて丈夫な紙に
paper-making-need-paste = 糊：でんぷん糊、または水で薄めた製本用の糊
paper-making-need-tools = 刃物、金属の定規、へら、刷毛、板二枚とおもり
paper-making-steps-title = 手順
paper-making-print = *100 % で印刷*します。「用紙に合わせる」は外し、下の 100 mm の線を測ります。
paper-making-board = *厚紙を切ります*。{ $width } × { $height } mm。読札と取札は同じ大きさ。軽く何度かに分けて切り、角は丸めません。
paper-making-back = *裏紙を切ります*。{ $rim_width } × { $rim_height } mm、角は落とします。糊を塗り、印の間に厚紙を置きます。
paper-making-fold = *{ $fold } mm を縁で折り返します*。長い辺、次に短い辺。引っぱって、こすりつけます。角では折り目が合い、重なりません。
paper-making-face = *表を切って貼ります*。印刷した縁の内側で { $face_width } × { $face_height } mm に切り、真ん中に貼ると、折り返した紙が周りに { $rim } mm 残ります。
paper-making-press = *板に挟んで一晩*押します。裏紙が乾くと札が少し反ります。それでよく、取りやすくなります。
paper-making-fold-1 = 1 ・ 糊を塗った裏紙に厚紙を置く
paper-making-fold-2 = 2 ・ 長い辺を折る
paper-making-fold-3 = 3 ・ 短い辺を折る
paper-making-fold-4 = 4 ・ 表は真ん中に、折り返しが縁になる
paper-making-note = *大きさ*　標準の札は { $width } × { $height } mm、52 × 76 mm の組もあります。規程に大きさの定めはありませんが、一組の中では揃えます。違うと縁で札がわかってしまいます。厚紙がなければ、画用紙を目を交わらせて二枚貼り合わせてもかまいません。

paper-written = { $file }：{ $pages } ページ
cli-print-sheet = 用紙の PDF。NAME は match、result、memory、kimariji、lower、rules、memorise、spectators、making
cli-print-language = 用紙の言語。指定がなければ表示の言語
cli-print-entrants = result：参加者の数、2 から 64
cli-print-seed = memory：両陣に置く札。このシードの試合と同じ札
cli-print-show = memory：札に書くもの。torifuda、kimariji、romaji

### own recordings

voices-lede = お手持ちの声で札を読みます。わすらもちの読手パック、ディスクの曲、百首を通した一本の録音が使えます。
voices-private = すべてこの端末の中だけに置かれます。どこにも送られず、ほかの人が聞くことはありません。
voices-add = 録音を加える
voices-drop = フォルダーか zip をここに落とすか、選んでください。
voices-files = zip またはファイル
voices-folder = フォルダー
voices-cancel = やめる
voices-keep = 保存
voices-reading = { $of } 個のうち { $done } 個目を聞いています…
voices-reading-begin = 開いています…
voices-untitled = 自分の録音
voices-names = 読み取れる名前
voices-names-verses = 一句に一ファイル。001〜100 は歌の番号、000 は序歌。1 は上の句、2 は下の句。
voices-names-prefix = 前に言葉が付いていてもかまいません。
voices-names-poems = 一首に一曲。いちばん長い無音で上と下に分けます。番号がなければ名前の順とみなします。
voices-names-track = 歌番号順の一本の録音。無音のところで切り分けます。
voices-names-kinds = Ogg、MP3、WAV、M4A のほか、ブラウザーが鳴らせるもの。入れ子のフォルダーも可。{ $files } ファイル、{ $megabytes } MB まで、一本の録音は { $minutes } 分まで。
voices-fault-not-a-zip = zip ではないか、開けない zip です。何も加えていません。
voices-fault-cut-short = この zip は途中で切れています。目次がないか壊れています。取り直すか作り直してください。何も加えていません。
voices-fault-too-many = { $files } を超えるファイルがあります。録音のパックではありません。何も加えていません。
voices-fault-too-much = 展開すると { $megabytes } MB を超え、ページでは扱えません。何も加えていません。
voices-fault-full = 端末の空きが足りません。何かを消すか、小さいファイルを選んでください。何も加えていません。
voices-fault-nothing = 使えるものがありません。何も加えていません。
voices-fault-unkept = このブラウザーは、https かこの端末自身から開いたページにだけ録音を保存します。
voices-fault-broken = 読み込めませんでした。何も加えていません。
voices-fault-propose = 比べるための当方の声を取得できませんでした。つながるときにもう一度お試しください。
voices-fault-read = この句を端末から読み出せませんでした。
voices-odd = 使わなかったもの { $count } 件
voices-odd-other = 名前からみて音ではないもの：
voices-odd-unknown = 名前から歌がわからないもの：
voices-odd-doubled = 同じ句のファイルがほかにあり、使わなかったもの：
voices-odd-empty = 空のファイル：
voices-odd-big = 句にしては大きすぎるもの：
voices-odd-long = 長すぎるもの：
voices-odd-damaged = zip の中で壊れているか、読めないもの：
voices-odd-locked = パスワードがかかっているもの：
voices-odd-not-audio = このブラウザーで鳴らせないか、壊れているもの：
voices-odd-silent = 無音だけのもの：
voices-odd-one-part = 上の句と下の句を分ける無音がないもの：
voices-odd-spare = 句の数より多く、余ったもの：
voices-more = ほか { $count } 件
voices-heard = { $of } 句のうち { $heard } 句
voices-whole = 序歌を含め、すべての句がそろっています。
voices-by-order = 名前に歌の番号がないため、名前の順に当てはめました。
voices-missing = { $count } 句が足りません
voices-missing-both = 上の句・下の句とも
voices-missing-upper = 上の句
voices-missing-lower = 下の句
voices-missing-note = 0 は序歌です。足りない句のところは、その長さだけ無音になります。ほかの句はこの声で読まれます。
voices-report = そろっているもの
voices-opening = 音のまとまりが { $count } 個見つかりました。録音の始まりは
voices-opening-none = 一番の歌
voices-opening-once = 序歌
voices-opening-twice = 序歌（下の句を二度）
voices-marks = 一音ごとの時刻
voices-marks-why = 文字は声に合わせて進み、取りの速さは決まりの音から測ります。当方の声と比べて時刻を示しますので、直してください。
voices-align = { $count } 句の時刻を見積もる
voices-aligning = { $of } 句のうち { $done } 句目を比べています…
voices-verses = 句
voices-show-needed = 要確認 { $count }
voices-show-all = すべて { $count }
voices-row-accepted = 確認済み
voices-row-sure = 見積もり
voices-row-unsure = 要確認
voices-row-none = 時刻なし
voices-standing-accepted = 確認済みです。
voices-standing-sure = 見積もりです。二つの声はよく合っています。
voices-standing-unsure = 見積もりですが、確かではありません。聞いてみてください。別の句か、かなり違う読み方かもしれません。
voices-proposing = 当方の声と比べています…
voices-verse-upper = { $poem } 番 上の句
voices-verse-lower = { $poem } 番 下の句
voices-joka-upper = 序歌 上の句
voices-joka-lower = 序歌 下の句
voices-mark = { $number } 音目「{ $kana }」
voices-mark-decides = { $number } 音目「{ $kana }」、決まりの音
voices-mark-at = { $seconds } 秒
voices-decides = 決まりの音
voices-play = 聞く
voices-stop = 止める
voices-play-mark = 印から聞く
voices-closer = 拡大
voices-wider = 縮小
voices-mora-before = 前の音
voices-mora-after = 次の音
voices-earlier = { $ms } ミリ秒早く
voices-later = { $ms } ミリ秒遅く
voices-wave-note = 印は引いて動かすか、矢印キーで { $ms } ミリ秒ずつ（Shift で 1 ミリ秒）動かせます。波形に触れるとそこから聞こえ、引くと先が見えます。
voices-accept = これでよい
voices-next = 次の要確認
voices-name = 名前
voices-rename = 名前を変える
voices-rename-one = { $title } の名前を変える
voices-delete = 削除
voices-delete-one = { $title } を削除
voices-delete-title = { $title } を削除しますか
voices-delete-note = 録音と印をこの端末から消します。元のファイルはそのまま残ります。
voices-open = 句と時刻
voices-all = 録音の一覧
voices-shelf = この端末にあるもの
voices-loose = 端末の空きが減ると、ブラウザーが消すことがあります。元のファイルを残しておいてください。
voices-size = { $megabytes } MB

## Reader

reader-tools = 読み上げの操作
reader-back = 戻る
reader-repeat = もう一度
reader-next = 次へ
reader-more = その他
reader-of = { $count }首中
reader-place-of = { $count }首中{ $place }首目
reader-poems = 首
reader-ask-none = タップして始める
reader-ask-ready = タップして読む
reader-ask-fetching = 句を読み込んでいます…
reader-ask-reading = タップで一時停止
reader-ask-paused = 一時停止中。タップで再開
reader-ask-read = タップで次の歌へ
reader-ask-span = 自動で続きます。タップで待たせる
reader-ask-over = すべて読み終わりました
reader-ask-no-voice = この端末に声がなく、取得する回線もありません
reader-ask-voice-comes = 声を読み込んでいます…
reader-settings = 読み方の設定
reader-preset = 使いみち
reader-preset-competition = 競技
reader-preset-competition-note = 前の歌の下の句、一秒の間、次の歌の上の句。そのあとタップを待ちます。
reader-preset-recreation = 楽しむ
reader-preset-recreation-note = 上の句、下の句、もう一度下の句。次の歌へ自動で進みます。
reader-preset-study = 学習
reader-preset-study-note = 一首ずつ全体を読み、本文、意味、札を見せます。
reader-preset-hokkaido = 北海道（下の句）
reader-preset-hokkaido-note = 木札と同じく下の句だけを読みます。
reader-preset-beginners = 初心者
reader-preset-beginners-note = 早く聞き分けられる二十枚。読んだあとに歌を見せます。
reader-fault = 句を読み込めませんでした。タップでもう一度試します。
reader-cards = 札
reader-count = { $count }首
reader-done = 完了
reader-begin-anew = この設定で新しく読み始める
reader-begin-again = 新しい順番でもう一度読む
reader-from-next = 読み上げの途中です。間合い、待ち方、表示はすぐに、札と順番は次に始めるときに変わります。
reader-sets-choose = 札を選ぶ
reader-sets-all = 百首すべて
reader-sets-expression = 札の組の式
reader-sets-expression-note = 空白で区切って並べます。例：pink first:む length:2-3 17 3..14 8* ちは。マイナスで除きます：all -length:1。自作の組は set:名前 です。
reader-sets-colours = 五色
reader-colour-pink = ピンク
reader-colour-yellow = 黄
reader-colour-blue = 青
reader-colour-green = 緑
reader-colour-orange = オレンジ
reader-sets-firsts = 最初の音
reader-sets-lengths = 決まり字の長さ
reader-sets-length = { $length }字（{ $count }首）
reader-sets-groups = まとまり
reader-group-group-tomofuda = 友札
reader-group-group-oyama = 大山札
reader-group-third-a = 三分の一 A
reader-group-third-b = 三分の一 B
reader-group-third-c = 三分の一 C
reader-group-quarter-1 = 四分の一 1
reader-group-quarter-2 = 四分の一 2
reader-group-quarter-3 = 四分の一 3
reader-group-quarter-4 = 四分の一 4
reader-sets-patterns = 番号
reader-sets-grid = 一枚ずつ
reader-sets-sort = 並べ方
reader-sets-sort-sound = 五十音順
reader-sets-kept = 自作の組
reader-sets-name = この組の名前
reader-sets-keep = 保存
reader-sets-link = { $name }へのリンクをコピー
reader-sets-up = { $name }を上へ
reader-sets-drop = { $name }を削除
reader-sets-dropped = 「{ $name }」を削除しました。
reader-sets-undo = 元に戻す
reader-sets-export = ファイルに保存
reader-sets-import = ファイルを開く
reader-sets-brought = { $count }組を加えました。
reader-sets-no-file = かるたの組が入っていません。
reader-sets-linked = リンクから「{ $name }」を受け取り、選んで保存しました。
reader-wish-linked = リンクから読み方を受け取りました。相手の部屋と同時に始めてください。
reader-copied = コピーしました
reader-known-title = 覚えた歌
reader-known = 覚えた
reader-known-set = 覚えた歌（{ $count }首）
reader-unknown-set = まだの歌（{ $count }首）
reader-known-forget = 印をすべて消す
reader-known-forget-chosen = 選んだ札の印を消す（{ $count }）
reader-dead = 加える空札
reader-likeness = 紛らわしさ
reader-likeness-none = どれも同じ割合
reader-order = 順番
reader-order-shuffle = 切り混ぜ
reader-order-replacement = 毎回全部から引く
reader-order-number = 番号順
reader-order-musume = むすめふさほせ順
reader-seed = 順番の種
reader-seed-drawn = 始めるときに引きます
reader-seed-draw = 引く
reader-seed-note = 同じ種と同じ札なら、どの部屋でも同じ順番になります。
reader-pattern = 一首ごとに読むところ
reader-pattern-note = 1は上の句、2は下の句。斜線の前は読んだ歌、後は次の歌です。
reader-pattern-own = ほかの読み方
reader-joka-upper = 序歌の上の句の回数
reader-joka-lower = 序歌の下の句の回数
reader-joka = （序歌）
reader-rhythm = 間合い
reader-rhythm-own = 自分で
reader-rhythm-note = 下の句、余韻、間、上の句。声の高さは変わりません。
reader-pacing-lower = 下の句
reader-pacing-linger = 余韻
reader-pacing-silence = 間
reader-pacing-upper = 上の句
reader-before = 読む前の間
reader-after = 読んだ後の間
reader-going = 進み方
reader-wait = 一首のあと
reader-wait-hands = タップを待つ
reader-wait-hands-note = 急がせません。札が直るまで手を上げて待てます。
reader-wait-span = 自動で続ける
reader-wait-span-note = 間にタップすると、次のタップまで待ちます。
reader-span = 間隔
reader-stop = 止めるまで
reader-stop-never = 止めない
reader-again = 終わったら切り直して続ける
reader-again-note = 友札だけなど、終わりのない練習に。
reader-resume = 一時停止のあと
reader-resume-verse = その句の初めから
reader-resume-here = 止めたところから
reader-repeats = 「もう一度」で読むもの
reader-repeats-step = 直前の読み全体
reader-repeats-verse = 最後の句だけ
reader-see = 表示
reader-show = 歌の表示
reader-show-never = しない
reader-show-as = 読みながら
reader-show-after = 読んだあと
reader-show-kanji = 漢字
reader-show-kana = かな
reader-show-romaji = ローマ字
reader-show-meaning = 意味
reader-show-author = 作者
reader-show-torifuda = 取札
reader-show-kimariji = 決まり字
reader-show-whole = 歌全体
reader-show-whole-note = 切ると、読んだ句だけ。
reader-live-log = 短くなった決まり字を番号のそばに
reader-live-log-note = 見ている人のために。早く決まるようになった札です。
reader-turned = 取札の向き
reader-turned-no = 正位置
reader-turned-yes = 逆さ
reader-turned-random = ばらばら
reader-who = 読む人
reader-prompter = 人が声に出して読む
reader-prompter-note = 句を大きく、ローマ字と伸ばす印、動く帯とともに示します。音は要りません。
reader-verse-upper = 上の句
reader-verse-lower = 下の句
reader-poem = 歌
reader-voice = 声
reader-voice-own = 自分の録音（この端末だけ）
reader-voice-missing = { $count }句が足りません。そこは無音になります。
reader-voices-own = 自分の録音
reader-keep = この端末に保存
reader-keep-on = 取得を続ける
reader-keep-here = 保存済み
reader-keep-drop = 削除
reader-keep-stop = 中止
reader-keep-progress = 取得の進み
reader-keep-full = この端末に空きがありません。
reader-keep-failed = すべては取得できませんでした。取得した分は残ります。あとでもう一度お試しください。
reader-keep-not = このブラウザーは、安全な接続のページでだけ声を保存できます。
reader-megabytes = { $size } MB
reader-try = 音を試す
reader-silent-switch = 聞こえないときは、消音スイッチと端末の音量を確かめてください。
reader-volume-low = このページの音量が小さくなっています。
reader-sound-off = このページの音が切れています。
reader-tone = 音質
reader-tone-low = 低い音
reader-tone-high = 高い音（子音のはっきりさ）
reader-share = ほかの部屋と共有
reader-share-how = このリンクを開くか、この種を入れて同じ札を選べば、同じ歌が同じ順番で読まれます。
reader-share-link = リンク
reader-share-give = 渡す
reader-share-type = ほかの部屋の種
reader-skip = 飛ばして最後に回す
reader-skipped = 歌を最後に回しました。
reader-return = 歌を箱に戻す
reader-returned = 歌を箱に戻し、残りのどこかに混ぜました。
reader-last-verse = 最後の句をもう一度
reader-clock = 暗記時間
reader-jump = 移動
reader-jump-place = { $count }首中の何首目
reader-jump-poem = 歌へ（番号、かな、ローマ字）
reader-jump-go = 移動
reader-jump-to = { $place }首目へ
reader-jump-between = 1から{ $count }までの数を入れてください。
reader-jump-not-here = 「{ $given }」はこの箱にありません。
reader-log = 決まり字の変化
reader-log-empty = まだ何も読まれていません。
reader-log-none = 決まり字の変化はありません。
reader-log-by = { $number }番
reader-read = 読んだ歌（{ $count }首）
reader-to-come = これからの歌（{ $count }首・開くと見えます）
reader-end = 終わりにする
reader-end-sure = この読み上げを終えます。元には戻せません。
reader-time-up = 決めた時間になりました。
reader-went-wrong = うまくいきませんでした。もう一度お試しください。
reader-clock-what = 札の場所を覚える時間です。終わりの二分前と終わりに知らせます。
reader-clock-minutes = 長さ
reader-clock-first = 最初の知らせ
reader-clock-sound = 知らせ方
reader-clock-sound-voice = 声
reader-clock-sound-bell = 鈴
reader-clock-sound-none = 音なし
reader-clock-sound-note = 始め、二分前、終わりは声で、そのほかは鈴で知らせます。
reader-clock-vibrate = 振動
reader-clock-begin = 始める
reader-clock-runs = 暗記中
reader-clock-paused = 停止中
reader-clock-over = 暗記時間終了
reader-clock-pause = 一時停止
reader-clock-resume = 再開
reader-clock-end = 終える
reader-clock-to-reading = 読み上げへ
reader-help = 使い方
reader-help-what = 動作
reader-help-touch = 大きな面で
reader-help-key = キー
reader-help-press = 開始・一時停止・再開
reader-help-repeat = もう一度
reader-help-next = 次へ
reader-help-back = 戻る
reader-help-pause = 一時停止
reader-help-tap = タップ
reader-help-double = 二度、または長く押す
reader-help-left = 左へ払う
reader-help-right = 右へ払う
reader-help-note = ペダルやリモコンはPage DownとPage Up、ヘッドセットは再生と次を送ります。音量キーはブラウザーが伝える場合に働き、上げると進み、下げるともう一度読みます。
reader-install = 端末に入れると、声を保存しておけば回線なしで開けます。
reader-install-do = 入れる
reader-full = 全画面の切り替え
reader-sets-none = 空から選ぶ
reader-help-space = スペース
reader-reset = この使いみちの設定に戻す
