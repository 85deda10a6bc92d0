### kimariji
cli-kimariji = Что решает каждое стихотворение: самое короткое начало среди ещё не прочитанных
error-poem-number = { $given }: такого стихотворения нет. Номера идут от 1 до 100.
error-poem-name = По «{ $given }» стихотворение не найти. Дайте номер от 1 до 100 или начало стихотворения каной либо ромадзи.
error-poem-ambiguous = С «{ $given }» { $count ->
    [one] начинается { $count } стихотворение
    [few] начинаются { $count } стихотворения
   *[other] начинаются { $count } стихотворений
} ({ $poems }). Напишите больше или дайте номер.
error-poem-read = Стихотворение { $given } уже прочитано: у него больше нет кимаридзи (решающих слогов).
error-poem-twice = Стихотворение { $given } указано дважды. Каждое читают один раз.
kimariji-column-number = №
kimariji-column-kimariji = Кимаридзи
kimariji-column-romaji = Ромадзи
kimariji-column-lower-opening = Вторая строфа по
kimariji-column-upper = Первая строфа
kimariji-column-lower = Вторая строфа
### recital
error-voice-unknown = Голоса «{ $given }» нет. Есть: { $known }.
error-voice-damaged = Файл голоса { $file } отсутствует или повреждён. Переустановите karuta или верните файл на место.
error-voice-call = Голос { $voice } не произносит объявление { $given }.
error-deciding-mora = Мора { $given } не может решить стихотворение { $poem }: в первой строфе моры (доли) с 1 по { $morae }.
recital-rhythm-differs = Голос { $voice } записан в ритме { $sung }; при { $rhythm } меняются только паузы.
