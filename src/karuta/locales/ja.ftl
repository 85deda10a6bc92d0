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
