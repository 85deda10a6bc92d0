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
