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
error-deciding-mora = { $poem }番の歌は{ $given }拍目では決まりません。上の句は1拍目から{ $morae }拍目までです。
recital-rhythm-differs = { $voice }の読みは{ $sung }です。{ $rhythm }では間の長さだけが変わります。

### cli
cli-commands = コマンド
cli-play = 会場を開く:ブラウザのページで畳に着く
cli-serving = かるたの会場は { $address } です

### error
error-port-taken = ポート { $port } は別のプログラムが使っています。それを終了するか、別のポートを選んでください(--port 0 で空きポート)。
error-address = { $host } のポート { $port } で待ち受けできません:{ $why }
error-house-full = 会場が満員です。数分後にまたお越しください。
error-too-many = 一度に多すぎます。少し待ってから続けてください。
error-busy = 試合の処理が追いつかず、聞き取れませんでした。もう一度どうぞ。
error-opponent = { $given } という人はいません。一覧から相手を選んでください。
error-layout-none = 自分の定位置はまだ保存されていません。保存するか、別の並べ方を選んでください。
error-protocol = このページは会場より古いものです。再読み込みしてください。
error-hello-first = ページと会場の連絡が切れました。再読み込みしてください。
error-message = 会場がページの言葉を理解できませんでした。再読み込みしてください。
error-no-match = 着席している試合がありません。
error-match-gone = この試合はもうここに残っていません。
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
error-record-text = このファイルは UTF-8 のテキストではありません({ $at } バイト目)。

### note
note-hand-late = すでに読み始めていたので、手を挙げても止まりません。読み終わってから手をたたき「すみません」と言いましょう。
note-early = 読み始める前から手が競技線の中に触れていました。手を離すか線の外に出てからの接触だけが有効です。
note-clamped = 接触の到着が回線で説明できるより { $ms } ミリ秒遅かったため、その分だけ遅い接触として扱いました。

### simulate
cli-simulate = 対戦相手どうしを対局させ、勝敗、枚差、取り方を見る
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
ruling-how-touch = 直接の取り
ruling-how-push = 札押し
ruling-how-tie = セイム（同時）
ruling-how-owner = 取りなし、持ち主の札として除く
ruling-how-none = なし
ruling-nothing = 空札で、どちらも触れなかった。
ruling-nothing-name = 空札
ruling-nothing-why = 読まれた札は場にないので、触れないのが正しい。
ruling-kata-ote = 空札で、{ $fouler }が片方の陣に触れた。
ruling-kata-ote-name = 片お手
ruling-kata-ote-why = 空札では触れた陣ごとに一回のお手つき。枚数は関係なく、相手から一枚送られる。
ruling-kara-daburu = 空札で、{ $fouler }が両方の陣に触れた。
ruling-kara-daburu-name = 空ダブ
ruling-kara-daburu-why = お手つきは陣ごとに数える。両陣で二回なので相手から二枚送られ、四枚差がつく。
ruling-tomo-ote = 空札で、両者が一回ずつお手つき。
ruling-tomo-ote-name = 共お手
ruling-tomo-ote-why = 互いに一枚送る権利があり、差し引きゼロになる。
ruling-double-single = 空札で、{ $fouler }が両陣、{ $other }が片方の陣に触れた。
ruling-double-single-name = 空ダブとお手つき
ruling-double-single-why = 二回対一回なので、差の一枚だけが送られる。
ruling-both-double = 空札で、両者とも両陣に触れた。
ruling-both-double-name = 空ダブ同士
ruling-both-double-why = 二回ずつで差し引きゼロ、送りはない。
ruling-mamori = { $taker }が自陣の札を取った。
ruling-mamori-name = 守り（自陣の取り）
ruling-mamori-why = 自陣の札が一枚減り、送りはない。
ruling-nuki = { $taker }が敵陣の札を取った。
ruling-nuki-name = 抜き（敵陣の取り）
ruling-nuki-why = 敵陣の札がなくなり、取った側は自陣から一枚送れる。
ruling-torizon-own = { $taker }が自陣で取ったが、敵陣にも触れた。
ruling-torizon-own-name = 取り損
ruling-torizon-own-why = 取りは成立するが、お手つきで一枚送られ、枚数は変わらない。
ruling-torizon-other = { $taker }が敵陣で取ったが、自陣にも触れた。
ruling-torizon-other-name = 取り損
ruling-torizon-other-why = 取りの送りとお手つきの送りが差し引きゼロになる。
ruling-semi-daburu = { $taker }が自陣で取り、{ $fouler }が違う陣に触れた。
ruling-semi-daburu-name = セミダブル
ruling-semi-daburu-why = 出札は取った側の自陣なので、お手つきの分の一枚だけ送る。
ruling-daburu = { $taker }が敵陣で取り、{ $fouler }が違う陣に触れた。
ruling-daburu-name = ダブル
ruling-daburu-why = 敵陣の取りで一枚、お手つきで一枚、合わせて二枚送る。
ruling-mamori-tomo-ote = { $taker }が自陣で取り、両者とも違う陣に触れた。
ruling-mamori-tomo-ote-name = 共お手（自陣の取り）
ruling-mamori-tomo-ote-why = お手つきは差し引きゼロ、自陣の取りなので送りはない。
ruling-nuki-tomo-ote = { $taker }が敵陣で取り、両者とも違う陣に触れた。
ruling-nuki-tomo-ote-name = 共お手（敵陣の取り）
ruling-nuki-tomo-ote-why = お手つきは差し引きゼロ、取りの送り一枚が残る。
ruling-untaken = { $owner }陣の札を誰も取らなかった。
ruling-untaken-name = 取りなし
ruling-untaken-why = 取られない札は持ち主の札として除き、送りはない（残す設定の試合を除く）。
ruling-untaken-ote = 誰も取らず、{ $fouler }が違う陣に触れた。
ruling-untaken-ote-name = お手つき（取りなし）
ruling-untaken-ote-why = 出札は持ち主の札として除き、お手つきの分、相手から一枚送られる。
ruling-untaken-tomo-ote = 誰も取らず、両者とも違う陣に触れた。
ruling-untaken-tomo-ote-name = 共お手（取りなし）
ruling-untaken-tomo-ote-why = 出札は持ち主の札として除き、お手つきは差し引きゼロ。

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
option-extra_memorise_a_s = A側の暗記の追加（秒）
option-extra_memorise_b_s = B側の暗記の追加（秒）
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
option-memorise_s = 暗記時間（秒）
option-memorise_s-format = 形式どおり
option-call_before_s = 暗記終了前の合図（秒前）
option-layout_limit_s = 札を並べる制限（秒）
option-layout_limit_s-none = なし
option-bow_limit_s = 礼を待つ上限（秒）
option-bow_limit_s-none = なし
option-hand_limit_s = 挙手・送り・移動で待つ上限（秒）
option-hand_limit_s-none = なし
option-rhythm = 読みの間合い
option-rhythm-5-3-1-6 = 5-3-1-6（二〇二一年から）
option-rhythm-4-3-1-5 = 4-3-1-5（二〇二一年まで）
option-window = 取れる時間
option-window-verse = 上の句の二秒後まで
option-window-kimariji = 決まり字の二秒後まで（速い練習）
option-after_take_ms = 取りの後に判定が続く時間（ミリ秒）
option-tie_margin_ms = 同時とみなす差（ミリ秒）
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
record-players = A：{ $a }　B：{ $b }
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
error-record-line = { $line }行目を読めません：「{ $text }」。書き方は docs/notation.md にあります。
error-record-move = { $line }行目「{ $text }」は再現できません：{ $reason }
error-record-fact = { $line }行目は「{ $text }」ですが、試合からは「{ $right }」になります。記録が書き換えられています。
error-record-header = 「{ $text }」は名前や見出しにできません。一行で、空白は一つずつ、見出しは大文字で始めます。

### error-kyogi

error-kyogi-phase = 今はできません。現在：{ $phase ->
    [bow] 初めの礼
    [arrange] 札並べ
    [memorise] 暗記時間
    [bows] 試合前の礼
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
error-kyogi-option-value = { $option } を「{ $given }」にはできません。使えるのは：{ $allowed }。
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
error-kyogi-seats = { $given }人：競技かるたは二人で行います。
error-kyogi-send-card = { $card }番は自陣にありません。送れるのは自分の札だけです。
error-kyogi-send-count = { $given }枚を選びましたが、送るのは{ $due }枚です（少なければ残りは放棄）。
error-kyogi-send-settled = すでに一枚置かれたので、送り札は変えられません。
error-kyogi-state = この文字列は試合の状態ではありません：「{ $given }」。
error-kyogi-stroke-seat = 席は0と1だけです（「{ $given }」はありません）。
error-kyogi-swing = 素振りは合図（暗記終了の{ $seconds }秒前）からです。
error-kyogi-voids = { $seat ->
    [0] A
   *[1] B
}の無効はすでに上限の{ $most }回です。この読みは判定します。

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
}{ $position }枚目 { $spoken }({ $printed })
board-waiting = 送られた札、置き場所を選ぶ { $spoken }({ $printed })
board-grabbed = 札を持ち上げました。{ $name }。矢印キーで動かし、Enterで置き、Escapeで戻します。
board-moved = { $name }
board-dropped = 札を置きました。{ $name }
board-cancelled = 札を元に戻しました。{ $name }

### mat
error-mat-field = 陣は A か B です。「{ $field }」という陣はありません。
error-mat-row = { $row } という段はありません。段は 0(上段、中央側)から { $last }(下段、手前)までです。
error-mat-outside = 札は陣の中に収まっていなければなりません。左端は 0 から { $last }(0.1 ミリ単位)までで、{ $x } には置けません。
error-mat-row-full = この段にはすでに { $count } 枚あり、もう置けません。別の段を選んでください。
error-mat-overlap = { $card } 番の札が { $lying } 番の札に重なります。札どうしは接してもかまいませんが、重ねられません。
error-mat-present = { $card } 番の札はすでに場にあります。
error-mat-absent = { $card } 番の札は場にありません。
error-mat-text-rows = 「{ $text }」は { $rows } 段です。場は「/」で区切った六段で書きます。「-」は空の段です。
error-mat-text-entry = 「{ $text }」は読み取れません。札は「番号@左端」で書きます。番号は 1 から 100、左端は 0.1 ミリ単位です(例:17@520)。
error-mat-text-twice = { $card } 番の札が二度書かれています。札の置き場所は一つです。
error-mat-text-height = 「{ $text }」は札の高さとして読めません。76mm のように書いてください。
error-mat-text-format = 文字で書けるのは、札の幅 52 ミリ、陣の幅 87 センチの場だけです。
error-stroke-empty = ポインター { $pointer } の手の動きに点がありません。少なくとも手を下ろした点が必要です。
error-stroke-times = 手の動きの時刻が逆戻りしています({ $last } の後に { $time })。
error-stroke-overlap = ポインター { $pointer } は、上がらないまま { $time } に再び下りています。
error-layout-full = { $count } 枚は並べられません。一つの陣に置けるのは { $most } 枚までです。
error-teiichi-shape = 「{ $text }」は定位置として読めません。上段/中段/下段の三段を、それぞれ左右を「|」で区切って書いてください。
error-teiichi-poem = 「{ $text }」:歌の番号は 1 から 100 までです。
error-teiichi-twice = { $poem } 番の歌が二度書かれています。定位置は一首につき一か所です。
error-teiichi-home = { $poem } 番の歌は「{ $text }」に置けません。段は 0(上段)から 2(下段)、左右は left(左)か right(右)、順番は 0 からです。
