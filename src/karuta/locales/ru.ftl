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

### cli
cli-commands = Команды
cli-play = Открыть зал: страница в браузере, где садятся за мат
cli-serving = Карута открыта по адресу { $address }

### error
error-port-taken = Порт { $port } занят другой программой. Завершите её или выберите другой порт: --port 0 возьмёт любой свободный.
error-address = Не удаётся слушать { $host }, порт { $port }: { $why }
error-house-full = Зал полон. Приходите через несколько минут.
error-too-many = Слишком много сразу. Подождите немного и продолжайте.
error-busy = Матч перегружен: это не было услышано. Повторите.
error-opponent = Здесь никого не зовут { $given }. Выберите соперника из списка.
error-protocol = Эта страница старше зала. Загрузите её заново.
error-hello-first = Страница и зал потеряли друг друга. Загрузите страницу заново.
error-message = Зал не понял страницу. Загрузите страницу заново.
error-no-match = Вы не сидите ни за одним матчем.
error-match-gone = Этот матч здесь больше не хранится.
error-replaced = Матч продолжается в другом вашем окне.
error-id = Страница прислала ход без правильного имени. Загрузите страницу заново.
error-too-late = Слишком поздно: стихотворение начинается. Дождитесь решения.
error-touch = Страница прислала касание, какого рука не делает. Загрузите страницу заново.
error-pause-practice = Приостановить можно только тренировку против зала.
error-setting-practice = Это меняется только в тренировке против зала.
error-take-back-practice = Брать ход назад можно только в тренировке против зала.
error-take-back-none = Сейчас нечего брать назад.
error-record-early = Запись можно получить, когда матч решён: в ней названы ещё не прочитанные стихотворения.
error-record-long = Запись слишком длинна: читается не больше { $most } байт.
error-record-text = Этот файл — не текст UTF-8 (байт { $at }).

### note
note-hand-late = Чтение уже началось: поднятая рука ничего не остановит. После чтения хлопните в ладоши и скажите «сумимасэн» («извините»).
note-early = Ваша рука была на мате до начала чтения: она засчитана лишь после того, как вы её подняли или вышли за линии.
note-clamped = Ваше касание пришло на { $ms } мс позже, чем объясняет связь, и засчитано на столько же позже.

### simulate
cli-simulate = Соперники дома играют между собой: кто выигрывает, с каким отрывом и как
simulate-title = { $a } – { $b }: { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
   *[other] { $matches } матчей
}, зерно { $seed }
simulate-class = { $level ->
    [meijin] Мэйдзин
   *[other] Класс { $level }
}
simulate-wins = Победы
simulate-share = Доля побед (95-процентный интервал)
simulate-fouls = Фолы (отэцуки) за матч
simulate-takes-own = Взято на своей стороне
simulate-takes-other = Взято на стороне соперника
simulate-margin = Разница в картах
simulate-reads = Прочитано стихотворений
simulate-winner-takes = Взято победителем
simulate-take-time = Медиана времени от решающего звука
error-character = «{ $given }» – такого соперника нет. Назовите класс ({ $levels }) или имя ({ $names }).

### character
character-mio-name = Мио
character-mio = Стережёт свои карты, чужие отпускает и радуется каждой спасённой.
character-sora-name = Сора
character-sora = Рука летит раньше мысли: для новичка быстро, но часто мимо.
character-yuzu-name = Юдзу
character-yuzu = Замирает и пытается поймать следующий звук ещё до того, как он прозвучит.
character-riku-name = Рику
character-riku = С первого стихотворения до последнего нацелен на вашу сторону.
character-nagisa-name = Нагиса
character-nagisa = Знает сто стихотворений скорее по мелодии, чем по словам.
character-hinata-name = Хината
character-hinata = Держит парные карты рядом и нижний ряд не отдаёт никогда.
character-aoi-name = Аои
character-aoi = Вся обращена в слух и словно забывает, что вы напротив.
character-kaede-name = Каэдэ
character-kaede = Ждёт, ничего не отдаёт и оставляет ошибку вам.
character-shun-name = Сюн
character-shun = Всей рукой бросается на ваш верхний ряд и смеётся, когда промахнётся.
character-ren-name = Рэн
character-ren = Отдаёт вам короткие карты и приходит за ними снова.
character-tsumugi-name = Цумуги
character-tsumugi = Разогревается медленно, зато потом хватает одного согласного.
character-chiyo-name = Тиё
character-chiyo = Опытная рука: на этой стороне татами даром ничего не даётся.
character-suzu-name = Судзу
character-suzu = Слышит звук уже во вдохе перед ним.
character-itsuki-name = Ицуки
character-itsuki = Каждое чтение – атака, защищаются пусть другие.
character-kohaku-name = Кохаку
character-kohaku = Карта за картой держит счёт равным и ждёт вашего фола.
character-tomoe-name = Томоэ
character-tomoe = Носит имя воительницы: первым падает ваш нижний ряд.
character-kazuma-name = Кадзума
character-kazuma = Самая спокойная рука в зале – и почти ни одного фола.
character-sakuya-name = Сакуя
character-sakuya = Владеет титулом. Карта исчезает раньше, чем слог.
