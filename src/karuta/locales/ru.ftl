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
error-deciding-mora = Мора { $given } не может решить стихотворение { $poem }: { $verse ->
        [lower] во второй
       *[upper] в первой
    } строфе моры (доли) с 1 по { $morae }.
recital-rhythm-differs = Голос { $voice } записан в ритме { $sung }; при { $rhythm } меняются только паузы.

### cli
cli-commands = Команды
cli-play = Открыть зал: страница в браузере, где садятся за мат
cli-serving = Карута открыта по адресу { $address }
cli-karuta = Открытый дом японских карточных игр
cli-play-host = Адрес, на котором слушать
cli-play-port = Порт; 0 — любой свободный
cli-play-no-open = Не открывать браузер
cli-play-seed = Зерно всех матчей: задаёт раздачу, порядок чтения и соперника
cli-play-voice = Кто читает
cli-play-data = Папка дома
cli-kimariji-read = Уже прочитанные стихотворения
cli-kimariji-counts = Сколько стихотворений решаются 1, 2, … 6 звуками
cli-kimariji-by = Порядок списка
cli-referee-target = Поле прочитанной карты; D — пустая
cli-referee-a = Чего коснулся A: N t s o to so; пустая карта — N a b ab
cli-referee-b = Чего коснулся B, так же
cli-referee-first = Кто коснулся прочитанной карты первым, если коснулись оба
cli-referee-contact = Чья рука столкнулась с фолом другого (старая ст. 9)
cli-referee-rules = Правила, отличные от обычных
cli-simulate-a = Первый игрок: класс (E D C B A meijin), в кои-кои уровень (random greedy easy normal hard) или имя
cli-simulate-b = Второй игрок, так же
cli-simulate-matches = Сколько матчей
cli-simulate-seed = То же зерно даёт те же матчи
cli-simulate-rules = Правила, отличные от обычных; в кои-кои первым может стоять готовый набор
cli-simulate-json = Все числа, для программ

### error
error-port-taken = Порт { $port } занят другой программой. Завершите её или выберите другой порт: --port 0 возьмёт любой свободный.
error-address = Не удаётся слушать { $host }, порт { $port }: { $why }
error-house-full = Зал полон. Приходите через несколько минут.
error-too-many = Слишком много сразу. Подождите немного и продолжайте.
error-busy = Матч перегружен: это не было услышано. Повторите.
error-layout-none = У вас ещё нет своей раскладки. Сохраните её или выберите другую.
error-protocol = Эта страница старше зала. Загрузите её заново.
error-hello-first = Страница и зал потеряли друг друга. Загрузите страницу заново.
error-message = Зал не понял страницу. Загрузите страницу заново.
error-no-match = Вы не сидите ни за одним матчем.
error-match-gone = Этот матч здесь больше не хранится.
error-match-stopped = В этом матче что-то пошло не так, и он остановлен. Начните другой.
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

### ruling

cli-referee = Судит одно чтение, описанное словами
ruling-send = { $giver } → { $receiver }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
ruling-send-none = ничего не передаётся
ruling-won = Игра окончена: территория { $winner } пуста, разница — { $margin ->
    [one] { $margin } карта
    [few] { $margin } карты
   *[other] { $margin } карт
}.
ruling-rule = Правила { $rule }
ruling-rule-contact = Правила { $rule }; старая статья 9: из-за касания фол засчитан обоим
ruling-rule-no-contact = Правила { $rule }; столкновение рук само по себе не фол (tomo_ote_contact=off)
ruling-how-touch = касание
ruling-how-push = вытолкнута (фудаоси)
ruling-how-tie = одновременно (сэйму)
ruling-how-owner = не взята, снимается у хозяина
ruling-how-none = никто
ruling-nothing = Пустая карта, и никто ничего не тронул.
ruling-nothing-name = 空札 (карафуда): пустая карта
ruling-nothing-why = Прочитанной карты нет ни на одной территории: не трогать ничего было верно.
ruling-kata-ote = Пустая карта. Задета одна территория: { $fouler }.
ruling-kata-ote-name = 片お手 (ката-отэ): одиночный фол
ruling-kata-ote-why = На пустой карте каждая задетая территория — один фол, сколько бы карт ни задели: другой передаёт одну карту.
ruling-kara-daburu = Пустая карта. Задеты обе территории: { $fouler }.
ruling-kara-daburu-name = 空ダブ (кара-дабуру): двойной фол на пустой карте
ruling-kara-daburu-why = Фолы считаются по территориям: две территории — два фола; другой передаёт две карты, разница меняется на четыре.
ruling-tomo-ote = Пустая карта: по одному фолу у обоих.
ruling-tomo-ote-name = 共お手 (томо-отэ): обоюдный фол
ruling-tomo-ote-why = Каждый мог бы передать карту за фол другого: права взаимно гасятся.
ruling-double-single = Пустая карта. Две территории: { $fouler }, одна: { $other }.
ruling-double-single-name = 空ダブとお手つき (кара-дабуру и отэцуки): двойной против одиночного
ruling-double-single-why = Два фола против одного: передаётся только разница — одна карта.
ruling-both-double = Пустая карта: оба задели обе территории.
ruling-both-double-name = 空ダブ同士 (кара-дабуру): двойной против двойного
ruling-both-double-why = По два фола: права гасятся, ничего не передаётся.
ruling-mamori = Взята у себя: { $taker }.
ruling-mamori-name = 守り (мамори): взятие у себя
ruling-mamori-why = Карта, взятая у себя, уходит с поля; ничего не передаётся.
ruling-nuki = Взята у соперника: { $taker }.
ruling-nuki-name = 抜き (нуки): взятие у соперника
ruling-nuki-why = Карта уходит с той территории, а взявший может передать туда одну свою.
ruling-torizon-own = Взята у себя ({ $taker }), но рука задела и чужую территорию.
ruling-torizon-own-name = 取り損 (торидзон): взятие впустую
ruling-torizon-own-why = Взятие засчитано, но за фол другой передаёт карту: у взявшего карт столько же.
ruling-torizon-other = Взята у соперника ({ $taker }), но рука задела и свою карту.
ruling-torizon-other-name = 取り損 (торидзон): взятие впустую
ruling-torizon-other-why = Право за взятие и право другого за фол гасятся: ничего не передаётся.
ruling-semi-daburu = Взята у себя: { $taker }. Задета не та территория: { $fouler }.
ruling-semi-daburu-name = セミダブル (сэми-дабуру): полудвойной
ruling-semi-daburu-why = Карта лежала у взявшего, поэтому право даёт только фол: передаётся одна карта.
ruling-daburu = Взята у соперника: { $taker }. Задета не та территория: { $fouler }.
ruling-daburu-name = ダブル (дабуру): двойной
ruling-daburu-why = Одно право за взятие у соперника и одно за фол: передаются две карты.
ruling-mamori-tomo-ote = Взята у себя: { $taker }. Фол у обоих.
ruling-mamori-tomo-ote-name = 共お手 (томо-отэ): обоюдный фол, взятие у себя
ruling-mamori-tomo-ote-why = Фолы гасятся, а взятие у себя ничего не передаёт.
ruling-nuki-tomo-ote = Взята у соперника: { $taker }. Фол у обоих.
ruling-nuki-tomo-ote-name = 共お手 (томо-отэ): обоюдный фол, взятие у соперника
ruling-nuki-tomo-ote-why = Фолы гасятся, право за взятие остаётся: передаётся одна карта.
ruling-untaken = Карту на территории { $owner } никто не взял.
ruling-untaken-name = 取りなし (тори-наси): никто не взял
ruling-untaken-why = Невзятая карта снимается у хозяина без права передачи, если в этой игре её не оставляют лежать.
ruling-untaken-ote = Карту никто не взял. Задета не та территория: { $fouler }.
ruling-untaken-ote-name = お手つき (отэцуки): фол, никто не взял
ruling-untaken-ote-why = Прочитанная карта снимается у хозяина; за фол другой передаёт одну карту.
ruling-untaken-tomo-ote = Карту никто не взял; оба задели не ту территорию.
ruling-untaken-tomo-ote-name = 共お手 (томо-отэ): обоюдный фол, никто не взял
ruling-untaken-tomo-ote-why = Прочитанная карта снимается у хозяина; фолы гасятся.

### option

option-group-cards = Карты
option-group-handicap = Фора
option-group-time = Время
option-group-reading = Чтение
option-group-referee = Судейство
option-format = Формат
option-format-full = Полная игра: 25 + 25 карт, читают все 100
option-format-third = Треть сотни: 10 + 10 из 33 или 34
option-format-quarter = Четверть сотни: 12 + 12 из 25
option-format-starter = Для начала: 3 + 3 из семи односложных карт (мусумэ-фусахосэ)
option-format-short25 = Половина игры: 12 + 12 из 50
option-format-nodead = Без пустых карт: 25 + 25, читают только их
option-set = Набор стихотворений
option-set-seed = По жребию
option-set-A = Треть A (あいうさしすせな)
option-set-B = Треть B (かきこたちつみむめも)
option-set-C = Треть C (おはひふほやゆよわ)
option-set-1 = Четверть 1
option-set-2 = Четверть 2
option-set-3 = Четверть 3
option-set-4 = Четверть 4
option-deal = Раздача
option-deal-blind = Вслепую из всех карт
option-deal-hall = Одни и те же 50 для всех пар
option-cards_a = Карт у стороны A
option-cards_a-format = По формату
option-cards_b = Карт у стороны B
option-cards_b-format = По формату
option-extra_memorise_a_s = Прибавка на запоминание для A
option-extra_memorise_b_s = Прибавка на запоминание для B
option-hints_a = Подсказки для A
option-hints_a-off = Нет
option-hints_a-kimariji = Кимаридзи (решающие слоги)
option-hints_a-romaji = Карта латиницей
option-hints_a-meaning = Смысл стихотворения
option-hints_b = Подсказки для B
option-hints_b-off = Нет
option-hints_b-kimariji = Кимаридзи (решающие слоги)
option-hints_b-romaji = Карта латиницей
option-hints_b-meaning = Смысл стихотворения
option-memorise_s = Время на запоминание (анки дзикан)
option-memorise_s-format = По формату
option-memorise_s-0 = Нет
option-call_before_s = Объявление до конца запоминания
option-layout_limit_s = Предел на раскладку
option-layout_limit_s-none = Нет
option-bow_limit_s = Наибольшее ожидание поклона
option-bow_limit_s-none = Нет
option-hand_limit_s = Наибольшая пауза на руки, передачи и перестановки
option-hand_limit_s-none = Нет
option-rhythm = Ритм чтеца
option-rhythm-5-3-1-6 = 5-3-1-6, с 2021 года
option-rhythm-4-3-1-5 = 4-3-1-5, до 2021 года
option-window = Карту можно взять
option-window-verse = До 2 с после первой строфы
option-window-kimariji = До 2 с после решающего слога (быстрая тренировка)
option-after_take_ms = Сколько касания считаются после взятия
option-tie_margin_ms = Разница, которая ещё считается ничьей
option-both_push = Оба вытолкнули одновременно (фудаоси)
option-both_push-owner = Берёт хозяин территории
option-both_push-closest = Берёт рука, коснувшаяся ближе
option-untaken = Карта, которую никто не взял
option-untaken-owner_takes = Снимается у хозяина
option-untaken-stays_dead = Остаётся лежать
option-wrong_hand = Взятие другой рукой
option-wrong_hand-void = Не считается
option-wrong_hand-opponent_takes = Взятие соперника
option-tomo_ote_contact = Касание фолящей руки (томо-отэ)
option-tomo_ote_contact-off = Не фол
option-tomo_ote_contact-old_art9 = Фол обоих, по слову судьи (старая статья 9)
option-max_voids = Отменённых чтений на игрока, не больше
option-card_height = Высота карт, мм
option-card_height-73 = 73 мм, стандартный набор
option-card_height-76 = 76 мм

### record

cli-record = Проверяет запись игры, разыгрывая её заново, и показывает
record-unfinished = Игра не окончена.
record-won-cleared = Победа: { $winner } ({ $side }), разница — { $margin ->
    [one] { $margin } карта
    [few] { $margin } карты
   *[other] { $margin } карт
}.
record-won-resigned = Победа: { $winner } ({ $side }), другая сторона сдалась.
record-won-read-out = Победа: { $winner } ({ $side }), все стихи прочитаны, разница { $margin }.
record-column-number = №
record-column-card = Карта
record-column-field = Поле
record-column-touched = Касания A/B
record-column-taker = Взятие
record-column-time = мс
record-column-delay = От решающего слога
record-column-case = Решение
record-column-send = Передача
record-column-score = A-B
error-record-file = «{ $file }» не читается как текст. Укажите файл с записью игры.
error-record-line = Строка { $line }, «{ $text }», не читается: { $fault ->
    [first] запись начинается с «{ $right }».
    [header] заголовок — «Имя: текст», каждое имя один раз, в конце пустая строка.
    [end] нет конца. Последняя строка — «check» и 16 шестнадцатеричных цифр.
    [game] заголовок «Game» — одно из: { $right }.
    [missing] нет заголовка «{ $right }».
    [indented] строка с отступом относится к строке над ней.
    [under-move] под ходом стоит { $right }.
    [under-reading] под чтением стоят «morae», «clock», «contacts» и «hand».
    [no-morae] под ней нужна строка «morae», промежутков не меньше { $right }.
    [morae] в «morae» — начало-конец каждого слога в мс, затем «upper» и длина строфы.
    [stroke] в «hand» — место, указатель и точки время,x,y.
    [word] строка начинается с чтения, «clock» либо места (A, B, в командах A1, B1 …) и одного из: { $right }.
    [bare] после этого слова ничего нет.
    [hand] рука — «up» или «down».
    [place] место — карта=ряд@x, ряд 0, 1 или 2.
    [one-card] кладут по одной карте: карта=ряд@x.
    [field] место — A или B, в командах A1, B1, A2 …
    [letter] место — буква, A для первого.
    [seats] заголовок «Seats» — одно из: { $right }.
    [turns-under] строка с отступом начинается здесь с одного из слов: { $right }.
    [turns-line] строка бывает такой: { $right }.
    [flowers-taking] карта, которая берёт, пишется «moon x geese», а при выборе «moon x geese not 08-plain-1».
    [flowers-card] «{ $right }» не карта. Карты зовутся crane, 01-ribbon, 12-plain-3.
   *[number] «{ $right }» — не целое число.
}
error-record-move = Строку { $line }, «{ $text }», сыграть нельзя: { $reason }
error-record-fact = В строке { $line } стоит «{ $text }», а сама игра даёт «{ $right }». Запись изменена.
error-record-header = «{ $text }» не годится ни в имя, ни в заголовок: одна строка, одиночные пробелы, заголовок с прописной буквы.
error-record-names = Имён { $given }, а мест { $seats }: нужно по одному на место.
error-record-begin = Запись, где имён { $names }, начинается с начала игры, а не с середины.
error-record-position = «{ $given }»: эту игру записывают с начала, без позиции.

### error-kyogi

error-kyogi-phase = Не сейчас. Идёт: { $phase ->
    [bow] первый поклон
    [arrange] раскладка
    [memorise] запоминание
    [bows] поклоны перед игрой
    [look] осмотр карт
    [joka] вступительный стих
    [open] читают строфу
    [sending] передача
    [placing] карту кладут
    [thanks] благодарственные поклоны
    [over] конец
   *[reading] пауза чтеца
}.
error-kyogi-actor = «{ $move }» — не ход для «{ $actor }».
error-kyogi-away = { $away ->
    [true] Вы уже отошли.
   *[false] Вы уже на месте.
}
error-kyogi-bowed = Вы уже поклонились. Ждём поклона соперника.
error-kyogi-cards = { $a } + { $b } карт — слишком много: в этом формате читают стихов: { $most }, больше карт лежать не может.
error-kyogi-class = «{ $given }» здесь не касание. Можно: { $allowed }.
error-kyogi-clock = Часы не идут назад: { $given } мс, а сейчас { $clock } мс.
error-kyogi-contact = У { $other } нет фола, поэтому касание { $side } ничего не меняет. Уберите --contact.
error-kyogi-first = «Первый { $first }» важно, только если оба коснулись прочитанной карты (t или to).
error-kyogi-game = Игры «{ $given }» здесь нет. Есть: { $allowed }.
error-kyogi-hai-first = Сначала ответьте «хай» на перестановку соперника.
error-kyogi-invariant = Игру нельзя продолжать: карта потеряна или сосчитана дважды. Позовите судью.
error-kyogi-morae = Времена стихотворения { $poem } неполны: у каждого слога нужны начало и конец.
error-kyogi-move-empty = Не названо ни одной карты. Укажите, какие и куда.
error-kyogi-no-hai = Ни одна перестановка не ждёт вашего «хай».
error-kyogi-nothing-due = Сейчас вам нечего передавать.
error-kyogi-option-name = Настройки «{ $given }» нет. Есть: { $allowed }.
error-kyogi-option-text = «{ $given }» — не настройка со значением. Пишите настройка=значение через запятую.
error-kyogi-option-twice = «{ $given }» указано дважды. Укажите один раз.
error-kyogi-option-value = { $option } не может быть «{ $given }». Можно: { $kind ->
    [number] целое число от { $least } до { $most }
    [named] { $allowed }, целое число от { $least } до { $most }
   *[choice] { $allowed }
}.
error-kyogi-own-card = Карту { $card } двигать не вам.
error-kyogi-own-field = Свои карты кладут на свою территорию, { $side }.
error-kyogi-position = Карты { $cards } лежат на татами, но их стихи уже прочитаны.
error-kyogi-position-empty = { $a }-{ $b }: на обеих территориях нужна хоть одна карта, нужной высоты.
error-kyogi-position-unread = «{ $given }» — не список непрочитанных стихов: нужны номера через запятую.
error-kyogi-put-card = Карту { $card } вам не передавали. Положите одну из: { $cards }.
error-kyogi-put-none = Перед вами нет карты, которую надо положить.
error-kyogi-read-hand = Поднята рука ({ $seat ->
    [0] A
   *[1] B
}): чтец ждёт.
error-kyogi-read-placing = Чтец ждёт, пока { $seat ->
    [0] A
   *[1] B
} положит переданную карту.
error-kyogi-read-hai = Чтец ждёт ответа «хай» ({ $seat ->
    [0] A
   *[1] B
}).
error-kyogi-read-deciding = Передача карты ({ $seat ->
    [0] A
   *[1] B
}) решает игру: чтец её ждёт.
error-kyogi-reading = Чтение { $given } не по порядку: следующее — { $number }, с положенным стихом и решающим слогом.
error-kyogi-ready = Вы уже сказали. Ждём соперника.
error-kyogi-score = Счёт { $given } невозможен: пока идёт игра, у обоих есть карты, на территории не больше { $capacity }, всего в игре не больше { $most }.
error-kyogi-score-text = «{ $given }» — не счёт. Пишите карты A и B, например 25-25.
error-kyogi-send-card = Карты { $card } нет на вашей территории: передают только свои.
error-kyogi-send-count = Выбрано { $given }, надо { $due }: столько разных карт (меньше — отказ от остальных).
error-kyogi-send-settled = Одну карту уже положили: выбор окончателен.
error-state = В этом тексте нет игры: «{ $given }».
error-kyogi-stroke-seat = Есть только места от 0 до { $last }, а не { $given }.
error-kyogi-swing = Пробные взмахи — только после объявления, за { $seconds } с до конца запоминания.
error-kyogi-voids = Отменённых чтений из-за места { $seat } уже { $most } — предел. Это судят.

### board

board-label = Татами: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-card = { $side ->
    [mine] Ваша
   *[theirs] Соперника
}, { $row ->
    [0] верхний ряд
    [1] средний ряд
   *[2] нижний ряд
}, { $block ->
    [left] слева
   *[right] справа
} { $position }: { $spoken }, { $printed }
board-hinted = { $name }. Кимаридзи: { $hint }
board-waiting = Переданная карта, её нужно положить: { $spoken }, { $printed }
board-grabbed = Карта поднята. { $name }. Стрелки двигают её, Enter кладёт, Escape возвращает на место.
board-moved = { $name }
board-dropped = Карта положена. { $name }
board-cancelled = Карта возвращена на место. { $name }

### mat
error-mat-field = Поле обозначается A или B, а «{ $field }» — ни то ни другое.
error-mat-row = Ряда { $row } нет. Ряды считаются от 0 (дзёдан, у середины) до { $last } (гэдан, у игрока).
error-mat-outside = Карта лежит целиком в своём поле: её левый край — от 0 до { $last } десятых миллиметра, а не { $x }.
error-mat-row-full = { $count ->
    [one] В этом ряду уже { $count } карта, и места больше нет.
    [few] В этом ряду уже { $count } карты, и места больше нет.
   *[other] В этом ряду уже { $count } карт, и места больше нет.
} Выберите другой ряд.
error-mat-overlap = Карта { $card } легла бы на карту { $lying }. Карты могут соприкасаться, но не перекрываться.
error-mat-present = Карта { $card } уже лежит на поле.
error-mat-absent = Карты { $card } на поле нет.
error-mat-text-rows = В «{ $text }» { $rows ->
    [one] { $rows } ряд
    [few] { $rows } ряда
   *[other] { $rows } рядов
}. Этот расклад пишется рядами через «/», их { $wanted }; «-» — пустой ряд.
error-mat-text-entry = «{ $text }» не читается. Карта пишется как номер@x: номер от 1 до 100 и левый край в десятых миллиметра, например 17@520.
error-mat-text-twice = Карта { $card } названа дважды. Карта лежит в одном месте.
error-mat-text-height = «{ $text }» не читается. Перед «:» стоят высота карты, например 76mm, и число рядов и ширина поля, например 2x1456mm.
error-mat-text-format = Текстом записываются только расклады с картами шириной 52 мм, рядами через 1 см и полями через 3 см.
error-stroke-empty = В движении указателя { $pointer } нет ни одной точки. Нужна хотя бы та, где рука опустилась.
error-stroke-times = Время в движении идёт назад: { $time } после { $last }.
error-stroke-overlap = Указатель { $pointer } снова опускается в { $time }, хотя не был поднят.
error-layout-full = { $count ->
    [one] { $count } карта не помещается
    [few] { $count } карты не помещаются
   *[other] { $count } карт не помещаются
}: предел поля — { $most }.
error-teiichi-shape = «{ $text }» — не тэйити (постоянная раскладка). Напишите три ряда (дзёдан/тюдан/гэдан), в каждом левый и правый край через «|».
error-teiichi-poem = «{ $text }»: стихи пронумерованы от 1 до 100.
error-teiichi-twice = Стихотворение { $poem } названо дважды. В тэйити (постоянной раскладке) у каждого одно место.
error-teiichi-home = Стихотворение { $poem } нельзя положить в «{ $text }». Укажите ряд от 0 (дзёдан) до 2 (гэдан), left (слева) или right (справа) и порядок от 0.

### page

page-close = Закрыть
page-skip = К содержанию
page-light = Светло или темно
page-home = Ко входу
page-lost = По этому адресу ничего нет
page-connecting = Ищем зал…
page-you = Вы
page-term-unknown = В глоссарии пока нет строки об этом слове.
page-class = { $level ->
    [meijin] Мэйдзин
   *[other] Класс { $level }
}
page-level = Сила
page-level-meijin-short = Мэйдзин
page-level-E = Класс E: новички. Рука медлит секунду и дольше и часто ошибается.
page-level-D = Класс D: первый дан. Знает все сто карт.
page-level-C = Класс C: второй дан. Мало карт уходит без борьбы.
page-level-B = Класс B: третий дан. Движется на самом решающем звуке.
page-level-A = Класс A: четвёртый дан и выше. Слышит звук раньше, чем он прозвучит целиком.
page-level-meijin = Обладатель титула.
page-opponent = Соперник
page-style-attack = атакует
page-style-defence = защищается
page-style-hearing = рано слышит
page-new-match = Выбор матча
page-every-option = Все прочие правила
page-as-competition = Всё как на соревнованиях
page-changed = изменено
page-format-full = 25 + 25 карт, читают все
page-format-third = 10 + 10 карт
page-format-quarter = 12 + 12 карт
page-format-starter = 3 + 3 карты для начала
page-format-short25 = 12 + 12 из пятидесяти
page-format-nodead = 25 + 25, без пустых
page-layout = Как разложены ваши карты
page-layout-standard = Обычная
page-layout-attack = Атака
page-layout-defence = Защита
page-layout-balanced = Ровная
page-layout-teiichi = Моя
page-layout-standard-note = Три ряда, по обоим краям: так показывают в книгах.
page-layout-attack-note = [tomofuda|Парные карты] разделены, короткие лежат дальше от вас: сопернику труднее защищаться.
page-layout-defence-note = [tomofuda|Парные карты] лежат рядом на сильной стороне: один взмах бережёт обе.
page-layout-balanced-note = Чуть больше половины на сильной стороне, длинные карты ближе к вам.
page-layout-teiichi-note = Ваша сохранённая раскладка ([teiichi]) для любых полученных карт.
page-hints-off = Без подсказок
page-hints-kimariji = Кимаридзи
page-hints-romaji = Ромадзи
page-hints-meaning = Смысл
page-hints-off-note = Как на соревнованиях: вы знаете карты или учите их.
page-hints-kimariji-note = На каждой карте видны решающие звуки. Чем больше прочитано, тем они короче.
page-hints-romaji-note = Решающие звуки латиницей. Японский не нужен.
page-hints-meaning-note = Ромадзи, а если задержаться на карте, то и смысл стихотворения.
page-pace-match = Матч
page-pace-brisk = Живо
page-pace-quick = Быстро
page-pace-note = Темп сокращает то, что звучит между чтениями, но не меняет правил.
page-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
page-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
page-milliseconds = { $count } мс
page-in-seconds = { $label }, секунд
page-in-milliseconds = { $label }, мс
page-no-books = Не удалось получить стихотворения.
page-again = Попробовать снова
page-offline = Связь с залом прервана. Она восстановится сама.

### home

home-title = Карута
home-what = Сто стихотворений, два игрока, один чтец. Услышав начало стихотворения, возьмите карту с его концом раньше, чем другая рука. В [kyogikaruta|спортивную каруту] играют на татами, в тишине, и решают её десятые доли секунды.
home-reads = Вы читаете хирагану?
home-reads-no = Пока нет
home-reads-yes = Да
home-reads-poems = Да, и знаю стихи
home-reads-again = Изменить подсказки
home-continue = Ваш матч с соперником { $name } ещё не окончен. Вернуться на татами
home-karuta = Карута сейчас
home-karuta-line = Матч на татами, судейство как на соревнованиях.
home-sit = Сесть за игру
home-first-steps = Первые шаги: 3 + 3 карты
home-choose = Выбрать матч
home-koikoi-line = Цветочные карты: двенадцать месяцев, ещё один круг, ещё один риск.
home-reader = Чтец для моего стола
home-reader-line = Чтец для ваших собственных карт, в настоящем ритме.
home-reader-go = Открыть чтеца
home-print = Печать карт и бланков
home-voices = Свои записи
home-more = Ещё

### settings

settings-title = Настройки
settings-language = Язык
settings-looks = Вид
settings-sounds = Звук
settings-play = Игра
settings-theme = Свет
settings-theme-system = Как на устройстве
settings-theme-light = Светло
settings-theme-dark = Темно
settings-theme-contrast = Высокий контраст
settings-text-size = Размер текста
settings-motion = Движение
settings-motion-system = Как на устройстве
settings-motion-reduced = Спокойное
settings-motion-full = Полное
settings-neat = Ровные карты
settings-neat-note = Без лёгкого наклона карт, положенных рукой.
settings-clear-face = Чёткие знаки на картах
settings-clear-face-note = Карандаш вместо кисти.
settings-face-me = Карты соперника лицом ко мне
settings-face-me-note = На настоящем татами они лежат вверх ногами.
settings-sound = Звук
settings-volume = Громкость
settings-calibrate = Настроить беспроводные наушники
settings-calibrate-note = Звук в них запаздывает; минута постукивания в такт сделает ваше время верным.
settings-name = Ваше имя
settings-hints = Подсказки
settings-captions = Субтитры
settings-captions-note = Слова появляются по мере пения. Такой матч отмечается как нерейтинговый.
settings-pace = Темп
settings-breath = Вдох чтеца
settings-breath-note = Слышен перед каждым стихом и предупреждает о его начале, как в зале.
settings-left-handed = Для левшей
settings-left-handed-note = Раскладки зеркальны.
settings-calibrate-how = Наденьте наушники, в которых играете. Прозвучат четырнадцать равномерных щелчков: стучите вместе с ними здесь или пробелом, начиная с третьего. Следуйте слуху, а не глазам.
settings-calibrate-begin = Начать
settings-calibrate-tap = Стучите вместе со щелчками
settings-calibrate-few = Слишком мало ударов совпало со щелчками. Попробуйте ещё раз.
settings-calibrate-found = Звук доходит до вас с опозданием { $delay } мс; половина ударов лежит в пределах { $spread } мс от этого.
settings-calibrate-wide = Удары разбросаны: вторая попытка скажет больше.
settings-calibrate-keep = Использовать
settings-calibrate-forget = Забыть
settings-calibrate-none = Для этого выхода ничего не задано: верим тому, что он сообщает сам.
settings-calibrate-kept = Задано для этого выхода: { $delay } мс.

### match

match-title = Матч: { $rival }
match-finding = Ищем ваше место…
match-cards = { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
match-taken = { $count ->
    [one] взята { $count }
    [few] взято { $count }
   *[other] взято { $count }
}
match-fouls = { $count ->
    [0] без фолов
    [one] { $count } фол
    [few] { $count } фола
   *[other] { $count } фолов
}
match-median = обычно { $seconds } с
match-readings = Чтение { $number } из { $total }
match-you = вы
match-readings-short = { $number } из { $total }
match-dead-short = { $count ->
    [one] { $count } пустая
    [few] { $count } пустые
   *[other] { $count } пустых
}
match-dead-left = { $count ->
    [one] осталась { $count } пустая:
    [few] осталось { $count } пустые:
   *[other] осталось { $count } пустых:
}
match-counts = У вас { $mine }, у соперника { $theirs }.
match-raise-hand = Поднять руку
match-lower-hand = Опустить руку
match-pause = Пауза
match-go-on = Продолжить
match-take-back = Вернуть ход
match-menu = Ещё
match-rules = Правила этого матча
match-glossary = Глоссарий
match-keys = Клавиши
match-practice = В этом матче
match-leaving = Уйти
match-to-entrance = Ко входу; место останется за вами
match-give-up = Сдать матч…
match-resign-sure = Тогда соперник побеждает без игры, карты не считают.
match-resign = Сдаться с поклоном
match-leave = Уйти молча
match-ranked = Этот матч идёт в зачёт.
match-unranked = Тренировка: матч не рейтинговый.
match-skip = Пропустить
match-waiting = Ждём…
match-time-left = Осталось времени
match-bow = Поклониться
match-bow-title = Поклон сопернику: { $rival }
match-bow-why = Карута начинается и кончается поклоном. Потом карты мешают лицом вниз, и каждый берёт свои.
match-bows-title = Поклон сопернику ({ $rival }), затем чтецу
match-bows-why = Запоминание окончено. После поклонов прозвучит [joka], стихотворение не из ста; за ним идёт первый стих, который считается.
match-thanks-title = Поклон сопернику ({ $rival }), затем чтецу
match-thanks-why = Так говорят и победитель, и проигравший.
match-gloss-yoroshiku = Полагаюсь на вас: сыграем хорошо.
match-gloss-onegai = Прошу вас.
match-gloss-arigato = Спасибо за игру.
match-ask-bow = Поклонитесь, чтобы начать.
match-ask-bows = Поклонитесь, и начнётся чтение.
match-ask-arrange = Разложите карты как хотите: перетаскивайте их или двигайте стрелками.
match-ask-memorise = Запомните, где лежит каждая карта. Дальние лежат вверх ногами.
match-ask-swings = Запомните, где лежит каждая карта. Можно водить рукой над татами, ничего не касаясь.
match-ask-away = Вы отошли от татами.
match-ask-joka = Читают вступительный стих. Карты ещё не берут: слушайте ритм.
match-ask-reading = Чтец сейчас продолжит. Слушайте.
match-ask-open = Узнав карту, смахните её.
match-ask-sending = Нужно передать карту.
match-ask-placing = Нужно положить карту.
match-ask-thanks = Матч решён. Поклонитесь.
match-ask-over = Матч окончен.
match-ask-paused = Чтец ждёт вас.
match-ask-hai = Соперник передвинул карту. Ответьте, и игра продолжится.
match-ask-moving = Перетащите одну из своих карт на новое место; о ходе объявят за вас.
match-ask-hand-up = Ваша рука поднята: чтец ждёт.
match-ask-send = { $count ->
    [one] Можно передать { $count } карту ([okurifuda]): выберите из своих.
    [few] Можно передать { $count } карты ([okurifuda]): выберите из своих.
   *[other] Можно передать { $count } карт ([okurifuda]): выберите из своих.
}
match-ask-place = { $count ->
    [one] Вам передали { $count } карту. Перетащите её на свободное место своей территории или коснитесь места.
    [few] Вам передали { $count } карты. Перетащите каждую на свободное место своей территории или коснитесь места.
   *[other] Вам передали { $count } карт. Перетащите каждую на свободное место своей территории или коснитесь места.
}
match-wait-send = { $count ->
    [one] { $rival } выбирает карту для вас.
    [few] { $rival } выбирает для вас { $count } карты.
   *[other] { $rival } выбирает для вас { $count } карт.
}
match-wait-place = { $rival } ищет место для карты.
match-wait-hai = Вы объявили ход картой. Ждём ответа: { $rival }.
match-wait-hand = { $rival } держит руку поднятой: чтец ждёт.
match-send = Передать: { $cards }
match-send-none = { $count ->
    [one] Выберите { $count } карту
    [few] Выберите { $count } карты
   *[other] Выберите { $count } карт
}
match-waive = Не передавать
match-place-for-me = Положить за меня
match-move-cards = Передвинуть карту
match-move-none = Ничего не двигать
match-lay-out = Разложить…
match-mirror = Отразить
match-keep-teiichi = Сохранить как мою
match-teiichi-kept = Сохранена как ваша
match-laid-out = Готово
match-memorised = Начать сейчас
match-go-away = отойти
match-come-back = вернуться
match-strip-joka = дзёка
match-strip-paused = пауза
match-strip-hand-you = ваша рука поднята
match-strip-hand = { $rival }: рука поднята
match-read = { $card }:
match-after = через { $seconds } с
match-field-of = на территории: { $name }
match-call = Осталось две минуты. Теперь можно водить рукой над татами, ничего не касаясь.
match-swings-call = Теперь можно водить рукой над татами, ничего не касаясь.
match-shortened = Теперь короче: { $cards }
match-news-sent = { $who ->
    [you] Вы передаёте: { $cards }.
   *[rival] { $rival } передаёт вам: { $cards }.
}
match-news-placed = { $who ->
    [you] Вы кладёте: { $card }.
   *[rival] { $rival } кладёт: { $card }.
}
match-news-shifted = { $who ->
    [you] Вы двигаете: { $cards }.
   *[rival] { $rival } двигает: { $cards }.
}
match-news-waived-waived = { $who ->
    [you] Вы ничего не передаёте.
   *[rival] { $rival } ничего не передаёт.
}
match-news-waived-lapsed = { $who ->
    [you] Ваше право передачи истекло.
   *[rival] Право передачи у соперника истекло: { $rival }.
}
match-news-waived-no_room = Места для карты нет: ничего не передают.
match-news-hand-up = { $who ->
    [you] Ваша рука поднята.
   *[rival] { $rival } поднимает руку.
}
match-news-hand-down = { $who ->
    [you] Ваша рука опущена.
   *[rival] { $rival } опускает руку.
}
match-news-away = { $who ->
    [you] Вы отходите от татами.
   *[rival] { $rival } отходит: «сицурэй симас».
}
match-news-back = { $who ->
    [you] Вы вернулись.
   *[rival] { $rival } возвращается: «сицурэй симасита».
}
match-news-void = Это чтение не считается. Стихотворение прозвучит ещё раз.
match-sound-asleep = Браузер не даёт звука, пока вы что-нибудь не нажмёте.
match-wake-sound = Слушать чтеца
match-space = Пробел
match-keys-note = Каждая из двенадцати клавиш смахивает один блок карт, как это сделала бы рука. Важно место клавиши, а не буква на ней.
match-key-near-left = ваши ряды слева: верхний, средний, нижний
match-key-near-right = ваши ряды справа
match-key-far-left = ряды соперника слева: сначала самый дальний
match-key-far-right = ряды соперника справа
match-key-hand = поднять или опустить руку
match-key-arrows = от карты к карте
match-key-enter = выбрать карту; или цветная кнопка
match-key-hints = следующая подсказка
match-key-face = повернуть дальние карты
match-key-rules = правила этого матча

### result

result-title = Итог
result-won = Вы победили
result-lost = Победа соперника: { $rival }
result-margin = { $count ->
    [one] с разницей в { $count } карту
    [few] с разницей в { $count } карты
   *[other] с разницей в { $count } карт
}
result-walkover = Победа без игры: [fusensho]
result-rematch = Ещё раз
result-replay = Просмотр
result-record = Скачать запись
result-no-record = Не удалось получить запись этого матча.
result-reactions = Ваши взятия: от конца решающего звука
result-no-takes = Рукой не взято ни одной карты.
result-own = у себя
result-far = у соперника
result-s = с
result-chart-note = Вертикальная черта: конец звука, решившего стихотворение ([kimariji]). Полоса левее черты: рука была там раньше, чем звук прозвучал целиком.
result-takes-own = Взято у себя
result-takes-far = Взято у соперника
result-fouls = Фолы
result-median = Медиана реакции
result-median-own = Медиана у себя
result-median-far = Медиана у соперника
result-fastest = Самое быстрое

### replay

replay-title = Просмотр
replay-open = Открыть сохранённую запись
replay-unreadable = Этот файл не читается как запись матча.
replay-gone = Этот матч здесь больше не хранится. Если у вас есть его запись, откройте её.
replay-finding = Ищем запись…
replay-none = Откройте запись матча, чтобы посмотреть его снова.
replay-timeline = Чтения
replay-back = Предыдущее чтение
replay-next = Следующее чтение
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость
replay-tick-take-a = берёт { $a }
replay-tick-take-b = берёт { $b }
replay-tick-foul = фол
replay-tick-dead = пустая карта
replay-dead = пустая
replay-nobody = никто
replay-sent = Передача ({ $name }): { $cards }.
replay-placed = Положена ({ $name }): { $card }.
replay-shifted = Передвинуто ({ $name }): { $cards }.
replay-waived = Без передачи: { $name }.
replay-unfinished = Этот матч не доигран
replay-won = { $count ->
    [0] Победа без игры: { $name }
    [one] Победа с разницей в { $count } карту: { $name }
    [few] Победа с разницей в { $count } карты: { $name }
   *[other] Победа с разницей в { $count } карт: { $name }
}

### koikoi characters
koikoi-character-momo-name = Момо
koikoi-character-momo-line = Берёт всё, что блестит, и радуется первому же яку.
koikoi-character-haru-name = Хару
koikoi-character-haru-line = Засматривается на цветы, упускает карты, а порой решается на лишний ход.
koikoi-character-chihiro-name = Тихиро
koikoi-character-chihiro-line = Считает, чего вам ещё не хватает, и останавливается вовремя.
koikoi-character-takeru-name = Такэру
koikoi-character-takeru-line = С улыбкой говорит «кои-кои», пока на руках остаются карты.
koikoi-character-shizuka-name = Сидзука
koikoi-character-shizuka-line = Помнит каждую карту, которую вы не взяли, и никогда не спешит.
koikoi-character-akira-name = Акира
koikoi-character-akira-line = Угадывает ваши карты по тому, чего вы не взяли, и продолжает, когда это больнее всего.

### simulate koikoi
cli-simulate-rounds = Сколько раундов; каждая раздача играется дважды, с обменом мест
simulate-koikoi-title = { $a } – { $b }: { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}, правила { $rules }, зерно { $seed }
simulate-koikoi-level = { $level ->
    [random] Случайный
    [greedy] Жадный
    [easy] Лёгкий
    [normal] Средний
   *[hard] Трудный
}
simulate-koikoi-points = Очков за раунд (95-процентный интервал)
simulate-koikoi-won = Выиграно раундов
simulate-koikoi-win = Очков за выигранный раунд
simulate-koikoi-asked = «Кои-кои», когда был выбор
simulate-koikoi-without = Раунды без очков
simulate-koikoi-compiling = Быстрый движок компилируется. Это нужно один раз и займёт минуту-другую.
error-koikoi-player = «{ $given }» здесь в кои-кои не играет. Назовите уровень ({ $levels }) или имя ({ $names }).

### koikoi options

koikoi-option-group-match = Матч
koikoi-option-group-deal = Раздача
koikoi-option-group-course = Ход раунда
koikoi-option-group-doubling = Удвоение
koikoi-option-group-yaku = Очки за каждое яку
koikoi-option-group-counting = Что с чем складывается
koikoi-option-rounds = Раундов
koikoi-option-teams = Пары
koikoi-option-teams-on = Да: взятые карты и яку общие, по 5 карт на руках
koikoi-option-teams-off = Нет: один на один, по 8 карт на руках
koikoi-option-payment = Проигравший раунд платит его очки
koikoi-option-payment-on = Да
koikoi-option-payment-off = Нет: счёт меняется только у победителя
koikoi-option-start_points = Очков в начале
koikoi-option-target = Матч кончается, когда набрано очков
koikoi-option-target-none = Без предела
koikoi-option-ruin = Матч кончается, когда у стороны не осталось очков
koikoi-option-ruin-on = Да
koikoi-option-ruin-off = Нет
koikoi-option-lead = Матч кончается раньше при перевесе в столько очков
koikoi-option-lead-none = При любом играют дальше
koikoi-option-tie = Равный счёт в конце
koikoi-option-tie-draw = Ничья
koikoi-option-tie-round = Решает ещё один раунд
koikoi-option-first_dealer = Первый сдающий (оя)
koikoi-option-first_dealer-cards = Каждый тянет карту: сдаёт тот, у кого месяц раньше
koikoi-option-first_dealer-random = По жребию
koikoi-option-first_dealer-first = Первое место
koikoi-option-first_dealer-second = Второе место
koikoi-option-next_dealer = Следующий сдающий
koikoi-option-next_dealer-winner = Победитель раунда
koikoi-option-next_dealer-loser = Проигравший раунд
koikoi-option-next_dealer-alternate = По очереди
koikoi-option-deal_by = Карты сдают
koikoi-option-deal_by-fours = По четыре
koikoi-option-deal_by-twos = По две
koikoi-option-deal_by-ones = По одной
koikoi-option-deal_by-all = Все сразу
koikoi-option-hand_four = Тэси (четыре карты одного месяца на руках)
koikoi-option-hand_four-owner = Очки владельцу карт
koikoi-option-hand_four-dealer = Очки сдающему
koikoi-option-hand_four-redeal = Пересдача
koikoi-option-hand_four-play = Играют дальше
koikoi-option-hand_pairs = Куццуки (четыре пары на руках)
koikoi-option-hand_pairs-owner = Очки владельцу карт
koikoi-option-hand_pairs-dealer = Очки сдающему
koikoi-option-hand_pairs-redeal = Пересдача
koikoi-option-hand_pairs-play = Играют дальше
koikoi-option-table_four = Четыре карты одного месяца на столе
koikoi-option-table_four-dealer = Очки сдающему
koikoi-option-table_four-redeal = Пересдача
koikoi-option-table_four-play = Играют дальше
koikoi-option-table_pairs = Четыре пары на столе
koikoi-option-table_pairs-dealer = Очки сдающему
koikoi-option-table_pairs-redeal = Пересдача
koikoi-option-table_pairs-play = Играют дальше
koikoi-option-table_three = Три карты одного месяца на столе
koikoi-option-table_three-dealer = Очки сдающему
koikoi-option-table_three-redeal = Пересдача
koikoi-option-table_three-play = Играют дальше
koikoi-option-special_points = Очки за особую раздачу
koikoi-option-koikoi = Объявлять кои-кои можно
koikoi-option-koikoi-unlimited = Сколько угодно
koikoi-option-koikoi-once = Раз за раунд каждой стороне
koikoi-option-koikoi-never = Нельзя: первое яку завершает раунд
koikoi-option-exhausted = Раунд, который никто не остановил
koikoi-option-exhausted-nothing = Очков никому нет
koikoi-option-exhausted-dealer = Очки сдающему
koikoi-option-exhausted-higher = Считаются старшие яку
koikoi-option-exhausted_points = Сколько получает тогда сдающий
koikoi-option-exhausted_deal = Сдающий после такого раунда
koikoi-option-exhausted_deal-stays = Остаётся
koikoi-option-exhausted_deal-changes = Меняется
koikoi-option-three_on_table = На столе три карты одного месяца: четвёртая берёт
koikoi-option-three_on_table-all = Все три
koikoi-option-three_on_table-one = Одну на выбор
koikoi-option-double_at = Сумма умножается, начиная с (очков)
koikoi-option-double_at-off = Никогда
koikoi-option-double_factor = Такая сумма умножается на
koikoi-option-opponent_koikoi = Победа после кои-кои другой стороны
koikoi-option-opponent_koikoi-off = Считается как есть
koikoi-option-opponent_koikoi-double = Считается вдвойне
koikoi-option-opponent_koikoi-per_call = Удваивается с каждым объявлением
koikoi-option-doubling = То и другое вместе
koikoi-option-doubling-multiply = Умножаются: ×2 и ×2 дают ×4
koikoi-option-doubling-add = Складываются: ×2 и ×2 дают ×3
koikoi-option-doubling-literal = Дословно: растёт только такая сумма, ×4 после чужого кои-кои, ×2 после своего
koikoi-option-call_at_threshold = Считаются только кои-кои, объявленные при такой сумме
koikoi-option-call_at_threshold-on = Да
koikoi-option-call_at_threshold-off = Нет: считаются все
koikoi-option-own_koikoi = Свои кои-кои победителя
koikoi-option-own_koikoi-none = Ничего не прибавляют
koikoi-option-own_koikoi-one_each = +1 за каждое
koikoi-option-own_koikoi-times = Умножают: одно ×2, два ×3…
koikoi-option-own_koikoi-late = Умножают поздно: три ×2, четыре ×3, пять и больше ×4
koikoi-option-own_koikoi-climbing = +1 за каждое из первых трёх; с четвёртого сумма × (число кои-кои − 2)
koikoi-option-goko = Гоко (все пять светлых)
koikoi-option-goko-off = Нет
koikoi-option-shiko = Сико (четыре светлых без человека под дождём)
koikoi-option-shiko-off = Нет
koikoi-option-ame_shiko = Амэ-сико (четыре светлых с человеком под дождём)
koikoi-option-ame_shiko-off = Нет
koikoi-option-sanko = Санко (три светлых без человека под дождём)
koikoi-option-sanko-off = Нет
koikoi-option-hanami = Ханами-дзакэ (занавес и чарка сакэ)
koikoi-option-hanami-off = Нет
koikoi-option-tsukimi = Цукими-дзакэ (луна и чарка сакэ)
koikoi-option-tsukimi-off = Нет
koikoi-option-inoshikacho = Иносикатё (кабан, олень, бабочки)
koikoi-option-inoshikacho-off = Нет
koikoi-option-akatan = Акатан (три ленты со стихами)
koikoi-option-akatan-off = Нет
koikoi-option-aotan = Аотан (три лиловые ленты)
koikoi-option-aotan-off = Нет
koikoi-option-akatan_aotan = Акатан и аотан вместе
koikoi-option-akatan_aotan-off = Нет
koikoi-option-tane = Танэ (пять животных)
koikoi-option-tane-off = Нет
koikoi-option-tan = Тан (пять лент)
koikoi-option-tan-off = Нет
koikoi-option-kasu = Касу (десять простых карт)
koikoi-option-kasu-off = Нет
koikoi-option-tsukifuda = Цуки-фуда (все четыре карты месяца раунда)
koikoi-option-tsukifuda-off = Нет
koikoi-option-viewing = Яку любования (ханами-дзакэ, цукими-дзакэ)
koikoi-option-viewing-on = Считаются
koikoi-option-viewing-off = Не считаются
koikoi-option-viewing-with_other = Только вместе с другим яку
koikoi-option-viewing_raised = Каждое из них после своего кои-кои
koikoi-option-viewing_raised-same = Как прежде
koikoi-option-viewing_cancelled = Дождь и туман: взятая ива отменяет ханами-дзакэ, взятая павловния — цукими-дзакэ
koikoi-option-viewing_cancelled-on = Да
koikoi-option-viewing_cancelled-off = Нет
koikoi-option-viewing_in_month = Ханами-дзакэ только в марте, цукими-дзакэ только в августе
koikoi-option-viewing_in_month-on = Да: раунды 3 и 8
koikoi-option-viewing_in_month-off = Нет: в любом раунде
koikoi-option-further = Дополнительные карты при иносикатё, акатан, аотан
koikoi-option-further-instead = По +1, без танэ и тан рядом
koikoi-option-further-beside = Танэ или тан рядом, без +1
koikoi-option-further-both = По +1, и танэ или тан рядом
koikoi-option-further-none = Ни того ни другого
koikoi-option-both_ribbons = Очки за акатан и аотан вместе
koikoi-option-both_ribbons-replaces = Взамен обоих
koikoi-option-both_ribbons-added = Сверх обоих
koikoi-option-both_ribbons-sum = Нет: просто сумма
koikoi-option-cup_plain = Чарка сакэ считается и простой картой
koikoi-option-cup_plain-on = Да
koikoi-option-cup_plain-off = Нет, только животным
koikoi-preset-nintendo = Nintendo
koikoi-preset-nintendo-line = Классика: двенадцать раундов; сумма от 7 считается вдвойне, и победа после чужого кои-кои тоже.
koikoi-preset-nintendo-literal = Nintendo, дословно
koikoi-preset-nintendo-literal-line = Листок слово в слово: растёт только сумма от 7, ×2 после своего кои-кои, ×4 после чужого.
koikoi-preset-gamedesign = Gamedesign
koikoi-preset-gamedesign-line = Кошелёк: по 25 очков, проигравший платит, и всё кончено, когда у одной стороны всё. Светлые карты дороже, яку любования нет.
koikoi-preset-netdegame = Netdegame
koikoi-preset-netdegame-line = Для смелых: пять раундов, и с третьего кои-кои ваши очки умножаются.
koikoi-preset-steam = Steam
koikoi-preset-steam-line = Подъём: восемь раундов с 30 очков; яку любования дёшевы, пока не сказано кои-кои, а каждое кои-кои прибавляет.
koikoi-preset-bga-soft = Board Game Arena, мягкая
koikoi-preset-bga-soft-line = Шесть раундов с 50 очков; свои кои-кои умножают выигрыш, а платит проигравший.
koikoi-preset-bga-hard = Board Game Arena, жёсткая
koikoi-preset-bga-hard-line = Шесть раундов с 50 очков и удвоение Nintendo: неосторожное кои-кои обойдётся вчетверо дороже.
koikoi-preset-short = Короткая
koikoi-preset-short-line = Правила Nintendo в три раунда: минут пять.

### cli rules

cli-rules = По каким правилам можно играть: готовые наборы, их отличия, все настройки
cli-rules-all = Все действующие настройки, а не только отличия
cli-rules-json = То же для программ
rules-one = { $name }: { $text }
rules-differs = { $option }: { $value } (обычно: { $default })
rules-default = Отличий от обычных правил нет.

### errors table
error-table-take-back = Сейчас нечего брать назад: карту можно вернуть, пока не открыта карта из колоды, а в тренировке — любой свой ход.
error-table-advice-practice = Советы дают только в тренировке против зала.
error-table-advice-turn = Советы дают, когда ваш ход.
error-table-advice-none = Сейчас совета нет. Спросите ещё раз или играйте дальше.
error-table-record-early = Запись можно получить, когда матч решён: в ней названы карты, которые ещё не вышли.

### koikoi record

record-player = { $seat }: { $name }
record-column-round = Раунд
record-column-turn = Ход
record-column-seat = Место
record-column-played = Играет
record-column-took = Берёт
record-column-drawn = Из колоды
record-column-yaku = Яку
record-column-then = Затем
record-end-stop = останавливает
record-end-last_card = побеждает последней картой
record-end-exhausted = никто не остановил
record-end-resigned = сдаётся
record-end-special = особая раздача
record-special-hand_four = тэси (четыре карты одного месяца на руках)
record-special-hand_pairs = куццуки (четыре пары на руках)
record-special-table_four = четыре карты одного месяца на столе
record-special-table_pairs = четыре пары на столе
record-special-table_three = три карты одного месяца на столе
record-special-both_hands = особые раздачи у обеих сторон
record-again = пересдача: { $why }
record-drawn = Счёт равный: ничья.
record-points-rounds = Победа после последнего раунда: { $winner } ({ $side }), разница { $margin }.
record-points-target = Победа: { $winner } ({ $side }), набраны очки, на которых кончают; разница { $margin }.
record-points-ruin = Победа: { $winner } ({ $side }), у другой стороны не осталось очков; разница { $margin }.
record-points-lead = Победа: { $winner } ({ $side }), перевес кончает матч раньше; разница { $margin }.
record-points-resigned = Победа: { $winner } ({ $side }), другая сторона сдалась.

### cli yaku

cli-yaku = Сколько стоят взятые карты в кои-кои и почему
cli-yaku-rules = По каким правилам считать: набор, настройки или то и другое
cli-yaku-round = Номер раунда (1 — январь)
cli-yaku-calls = Своих кои-кои в раунде
cli-yaku-opponent-calls = Кои-кои другой стороны в раунде
cli-yaku-json = То же для программ
yaku-one = { $yaku }: { $points }
yaku-further = из них { $further } за дополнительные карты
yaku-none = Яку нет: 0
yaku-sum = Сумма яку: { $points }
yaku-added = Свои кои-кои: +{ $added }
yaku-factor-seven = { $at } и больше: × { $factor }
yaku-factor-opponent = Другая сторона объявила кои-кои: × { $factor }
yaku-factor-both = { $at } и больше, и другая сторона объявила кои-кои: × { $factor }
yaku-factor-literal = { $at } и больше после кои-кои: × { $factor }
yaku-factor-own = Свои кои-кои: × { $factor }
yaku-total = Итого: { $total }
error-yaku-twice = «{ $given }»: { $card } названа дважды. Каждая карта одна.
error-yaku-calls = { $option } не может быть { $given }: при koikoi={ $koikoi } { $most ->
    [0] кои-кои не объявляют.
   *[other] сторона объявляет кои-кои не больше раза за раунд.
}

### hanafuda

hanafuda-month-1 = Сосна (январь)
hanafuda-month-2 = Слива (февраль)
hanafuda-month-3 = Сакура (март)
hanafuda-month-4 = Глициния (апрель)
hanafuda-month-5 = Ирис (май)
hanafuda-month-6 = Пион (июнь)
hanafuda-month-7 = Леспедеца (июль)
hanafuda-month-8 = Мискант (август)
hanafuda-month-9 = Хризантема (сентябрь)
hanafuda-month-10 = Клён (октябрь)
hanafuda-month-11 = Ива (ноябрь)
hanafuda-month-12 = Павловния (декабрь)
hanafuda-kind-bright = Светлая карта (хикари)
hanafuda-kind-animal = Животное (танэ)
hanafuda-kind-ribbon = Лента (тан)
hanafuda-kind-plain = Простая карта (касу)
hanafuda-card-crane = Журавль (сосна, январь)
hanafuda-card-01-ribbon = Лента со стихами (сосна, январь)
hanafuda-card-01-plain-1 = Простая карта 1 (сосна, январь)
hanafuda-card-01-plain-2 = Простая карта 2 (сосна, январь)
hanafuda-card-warbler = Соловей (слива, февраль)
hanafuda-card-02-ribbon = Лента со стихами (слива, февраль)
hanafuda-card-02-plain-1 = Простая карта 1 (слива, февраль)
hanafuda-card-02-plain-2 = Простая карта 2 (слива, февраль)
hanafuda-card-curtain = Занавес (сакура, март)
hanafuda-card-03-ribbon = Лента со стихами (сакура, март)
hanafuda-card-03-plain-1 = Простая карта 1 (сакура, март)
hanafuda-card-03-plain-2 = Простая карта 2 (сакура, март)
hanafuda-card-cuckoo = Кукушка (глициния, апрель)
hanafuda-card-04-ribbon = Красная лента (глициния, апрель)
hanafuda-card-04-plain-1 = Простая карта 1 (глициния, апрель)
hanafuda-card-04-plain-2 = Простая карта 2 (глициния, апрель)
hanafuda-card-bridge = Мостик (ирис, май)
hanafuda-card-05-ribbon = Красная лента (ирис, май)
hanafuda-card-05-plain-1 = Простая карта 1 (ирис, май)
hanafuda-card-05-plain-2 = Простая карта 2 (ирис, май)
hanafuda-card-butterflies = Бабочки (пион, июнь)
hanafuda-card-06-ribbon = Лиловая лента (пион, июнь)
hanafuda-card-06-plain-1 = Простая карта 1 (пион, июнь)
hanafuda-card-06-plain-2 = Простая карта 2 (пион, июнь)
hanafuda-card-boar = Кабан (леспедеца, июль)
hanafuda-card-07-ribbon = Красная лента (леспедеца, июль)
hanafuda-card-07-plain-1 = Простая карта 1 (леспедеца, июль)
hanafuda-card-07-plain-2 = Простая карта 2 (леспедеца, июль)
hanafuda-card-moon = Полная луна (мискант, август)
hanafuda-card-geese = Гуси (мискант, август)
hanafuda-card-08-plain-1 = Простая карта 1 (мискант, август)
hanafuda-card-08-plain-2 = Простая карта 2 (мискант, август)
hanafuda-card-cup = Чарка сакэ (хризантема, сентябрь)
hanafuda-card-09-ribbon = Лиловая лента (хризантема, сентябрь)
hanafuda-card-09-plain-1 = Простая карта 1 (хризантема, сентябрь)
hanafuda-card-09-plain-2 = Простая карта 2 (хризантема, сентябрь)
hanafuda-card-deer = Олень (клён, октябрь)
hanafuda-card-10-ribbon = Лиловая лента (клён, октябрь)
hanafuda-card-10-plain-1 = Простая карта 1 (клён, октябрь)
hanafuda-card-10-plain-2 = Простая карта 2 (клён, октябрь)
hanafuda-card-rain-man = Человек под дождём (ива, ноябрь)
hanafuda-card-swallow = Ласточка (ива, ноябрь)
hanafuda-card-11-ribbon = Красная лента (ива, ноябрь)
hanafuda-card-11-plain-1 = Молния (ива, ноябрь)
hanafuda-card-phoenix = Феникс (павловния, декабрь)
hanafuda-card-12-plain-1 = Простая карта 1 (павловния, декабрь)
hanafuda-card-12-plain-2 = Простая карта 2 (павловния, декабрь)
hanafuda-card-12-plain-3 = Простая карта 3 (павловния, декабрь)
error-hanafuda-card = Карты «{ $given }» нет. Карты называются, например, crane, 01-ribbon или 11-plain-1.
error-hanafuda-nearest = Карты «{ $given }» нет. Ближе всего: { $nearest }.
error-hanafuda-several = «{ $given }» — это несколько карт. Уточните, какая: { $cards }.

### errors koikoi

error-koikoi-seats = Игроков: { $given }. По этим правилам их { $seats }.
error-koikoi-preset = Набора правил «{ $given }» нет. Есть: { $allowed }.
error-koikoi-yaku-off = Все яку (сочетания) выключены, и раунд выиграть нельзя. Дайте очки хотя бы одному, например kasu=1.
error-koikoi-target = Если очков в начале { $start }, матч не может кончиться на { $target }: он кончился бы, не начавшись. Выберите цель от { $least } или никакой.
error-koikoi-ruin = Если payment={ $payment }, а очков в начале { $start }, разориться нельзя. Выберите payment=on и очки в начале или ruin=off.
error-koikoi-once = Если кои-кои можно объявить раз за раунд (koikoi=once), own_koikoi=late ничего не даёт: он считает с третьего. Выберите koikoi=unlimited или другой own_koikoi.
error-koikoi-never = Без кои-кои (koikoi=never) для { $option }={ $value } нечего считать. Выберите { $option }={ $right } или разрешите кои-кои.
error-koikoi-threshold = { $given } зависит от очков, с которых итог удваивается, а double_at выключен. Выберите, например, double_at=7.
error-koikoi-literal = У буквального чтения свои множители, ×2 и ×4; с double_factor={ $factor } и opponent_koikoi={ $opponent } оно не сочетается. Выберите double_factor=2 и opponent_koikoi=double или doubling=multiply.

### koikoi start

home-koikoi-now = Кои-кои сейчас
home-koikoi-go = Раздать карты
home-koikoi-choose = Соперник, длина и правила
home-cards = Цветочные карты
koikoi-start-title = Кои-кои: ваш стол
koikoi-start-table = За столом
koikoi-start-table-two = Один на один
koikoi-start-table-four = Двое на двое
koikoi-start-table-note = Напарники сидят друг против друга, взятые карты и яку у них общие: по пять карт на руках.
koikoi-start-company = Кто играет с вами
koikoi-start-partner = Ваш напарник
koikoi-start-next = Ходит после вас
koikoi-start-last = Ходит перед вами
koikoi-start-length = Длина
koikoi-start-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
koikoi-start-rules = По каким правилам
koikoi-start-differs = Отличия от правил Nintendo: { $count }
koikoi-start-same = Правила Nintendo без изменений.
koikoi-start-else = Nintendo: { $value }
koikoi-start-option = «{ $option }: { $value }»
koikoi-start-as-preset = Всё как в наборе «{ $preset }»

### koikoi table

koikoi-title = Кои-кои: { $name }
koikoi-finding = Ищем ваш стол…
koikoi-hand = Ваши карты
koikoi-table = Стол
koikoi-side-of = { $name }
koikoi-piles = Взято: { $name }
koikoi-stock = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
koikoi-drawn = Открыта из колоды: { $card }
koikoi-holds = { $name }: на руках { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
koikoi-tray = { $kind }: { $count }. { $cards }
koikoi-none-yet = Пока нет
koikoi-kind-bright = Светлые
koikoi-kind-animal = Звери
koikoi-kind-ribbon = Ленты
koikoi-kind-plain = Простые
koikoi-turn = ходит
koikoi-dealer = сдаёт
koikoi-dealer-note = Оя: сдаёт в этом раунде и ходит первым
koikoi-calls = Кои-кои ×{ $count }
koikoi-level-easy = лёгкий
koikoi-level-normal = средний
koikoi-level-hard = трудный
koikoi-card-takes = { $card }. Берёт: { $taken }
koikoi-card-lies = { $card }. Брать нечего: останется на столе
koikoi-card-choose = Взять: { $card }
koikoi-card-matches = { $card }. Подходит к вашей карте
koikoi-ask-play = Сыграйте карту.
koikoi-ask-again = { $card }: нажмите ещё раз, чтобы сыграть, или на парную карту.
koikoi-ask-which = Подходят две карты. Какую возьмёте?
koikoi-ask-pick = Открылась карта: { $card }. Что она берёт?
koikoi-ask-decide = Яку! Стоп или кои-кои?
koikoi-ask-draw = Сейчас откроется карта из колоды.
koikoi-ask-other = { $name } думает.
koikoi-ask-other-decides = { $name } решает: стоп или кои-кои?
koikoi-ask-wait = Минутку.
koikoi-ask-deal = Начнём, когда скажете.
koikoi-ask-over = Матч окончен.
koikoi-put-back = Положить обратно
koikoi-take-back = Взять ход назад
koikoi-advice = Совет
koikoi-advice-title = Чего стоят ваши ходы
koikoi-advice-note = Очки за раунд в среднем и возможная ошибка.
koikoi-move-takes = { $card } берёт: { $taken }
koikoi-worth = в среднем { $points }
koikoi-draw-title = Сдаёт тот, у кого месяц раньше
koikoi-special-hand_four = Тэси: четыре карты одного месяца на руках
koikoi-special-hand_pairs = Куццуки: четыре пары на руках
koikoi-special-table_four = Четыре карты одного месяца на столе
koikoi-special-table_pairs = Четыре пары на столе
koikoi-special-table_three = Три карты одного месяца на столе
koikoi-special-both_hands = Особые раздачи у обеих сторон
koikoi-special-hand_four-note = Очки сразу, и раунд кончается без единого хода.
koikoi-special-hand_pairs-note = Очки сразу, и раунд кончается без единого хода.
koikoi-special-table_four-note = По этим правилам очки получает сдающий, и раунд окончен.
koikoi-special-table_pairs-note = По этим правилам очки получает сдающий, и раунд окончен.
koikoi-special-table_three-note = По этим правилам очки получает сдающий, и раунд окончен.
koikoi-special-both_hands-note = Они уравновешивают друг друга.
koikoi-moment-made = { $who ->
    [you] Вы собрали
   *[other] { $name } собирает
}
koikoi-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
koikoi-stop = Стоп
koikoi-koikoi = Кои-кои
koikoi-stop-sub = Взять { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
koikoi-koikoi-sub = Играть дальше
koikoi-decide-title = Стоп или кои-кои?
koikoi-decide-look = К столу
koikoi-decide-hopes = Уже близко
koikoi-decide-no-hopes = Других сочетаний рядом нет; отдельные карты ещё могут прибавить очки.
koikoi-missing = не хватает { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}
koikoi-decide-stakes = Что на кону
koikoi-decide-left = Осталось карт: { $hand } на руках, { $stock } в колоде
koikoi-decide-other = { $name }: { $points ->
    [0] яку ещё нет
   *[other] яку на { $points }
}
koikoi-decide-threats = { $name }: одной карты не хватает до { $yaku }
koikoi-decide-doubles = После вашего кои-кои победа соперника ({ $name }) стоит больше
koikoi-decide-raised = После кои-кои соперника ({ $name }) ваши яку стоили бы { $points }
koikoi-step-yaku = Сумма яку
koikoi-step-added = За своё кои-кои
koikoi-step-seven = { $least ->
    [one] От { $least } очка
   *[other] От { $least } очков
}
koikoi-step-opponent = Другая сторона объявляла кои-кои
koikoi-step-both = { $least } и больше, и другая сторона объявляла
koikoi-step-literal = { $least } и больше после кои-кои
koikoi-step-own = Своё кои-кои
koikoi-step-total = Итого
koikoi-further = { $count } за дополнительные карты
koikoi-score-by-round = Счёт по раундам
koikoi-round-short = Раунд
koikoi-how = Как
koikoi-round = Раунд { $round } из { $of }
koikoi-dealt-by = { $who ->
    [you] Сдаёте вы
   *[other] Сдаёт { $name }
}
koikoi-why-exhausted = Никто не остановил: без очков
koikoi-why-resigned = матч сдан
koikoi-opening = Перед первым раундом
koikoi-opening-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
koikoi-opponent = соперник
koikoi-partner = напарник
koikoi-rules = Правила матча
koikoi-rules-differ = { $count ->
    [one] { $count } правило отличается
    [few] { $count } правила отличаются
   *[other] { $count } правил отличаются
} от правил Nintendo
koikoi-rules-nintendo = Правила Nintendo без изменений
koikoi-begin = Сдать карты
koikoi-round-over = Раунд окончен
koikoi-round-won = { $who ->
    [you] Вам:
   *[other] { $name }:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
koikoi-left = Остались на руках
koikoi-next-dealer = { $who ->
    [you] Дальше сдаёте и ходите первыми вы
   *[other] Дальше сдаёт и ходит первым: { $name }
}.
koikoi-next-round = Следующий раунд
koikoi-match-over = Матч окончен
koikoi-match-won = Вы выиграли матч
koikoi-match-lost = Победа в матче: { $name }
koikoi-match-draw = Ничья
koikoi-margin = преимущество в { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
koikoi-last-round = Последний раунд
koikoi-rematch = Ещё раз то же
koikoi-replay = Пересмотреть
koikoi-record = Сохранить запись
koikoi-yaku-title = Яку (сочетания)
koikoi-brights = Светлые
koikoi-price = { $points }{ $more ->
    [yes] +
   *[other] {""}
}
koikoi-dead = уже не собрать
koikoi-has-of = { $have } из { $of }
koikoi-watch = Осторожно
koikoi-watch-table = { $name }: до { $yaku } ({ $points }) не хватает только карты { $card } — и она на столе.
koikoi-watch-one = { $name }: до { $yaku } ({ $points }) не хватает только карты { $card }.
koikoi-watch-any = { $name }: до { $yaku } ({ $points }) не хватает одной карты{ $near ->
    [0] .
   *[other] , и такие есть на столе.
}
koikoi-log = Что произошло
koikoi-at-the-table = За столом
koikoi-marks = Месяц и вид на картах
koikoi-marks-note = Номер месяца и знак вида по углам: 光 светлые, 種 звери, 短 ленты, カ простые.
koikoi-one-tap = Карта играется одним касанием
koikoi-one-tap-note = Иначе первое касание поднимает карту и показывает, что она берёт.
koikoi-pace-note = Как быстро играют другие и движутся карты.
koikoi-mute = Без звука
koikoi-resign-sure = Сдаться: другая сторона побеждает, запись остаётся. Уйти: матч не сохраняется.
koikoi-key-number = Карта на руках; при выборе — карта с этим номером
koikoi-key-arrows = От карты к карте, вверх к столу и вниз к своим картам
koikoi-key-enter = Сыграть или взять карту
koikoi-key-escape = Вернуть поднятую карту
koikoi-key-decide = Стоп, кои-кои
koikoi-key-back = Взять ход назад
koikoi-key-advice = Попросить совета
koikoi-key-marks = Месяц и вид на картах
koikoi-key-yaku = Счёт и яку
koikoi-key-log = Что произошло
koikoi-key-rules = Правила матча
koikoi-said-draws = { $name }: { $card }.
koikoi-said-dealer = { $who ->
    [you] Вы сдаёте и ходите первыми.
   *[other] Сдаёт и ходит первым: { $name }.
}
koikoi-said-special-hand_four = { $who ->
    [you] У вас
   *[other] { $name }:
} четыре карты одного месяца, тэси. { $cards }
koikoi-said-special-hand_pairs = { $who ->
    [you] У вас
   *[other] { $name }:
} четыре пары, куццуки. { $cards }
koikoi-said-special-table_four = На столе все четыре карты одного месяца. { $cards }
koikoi-said-special-table_pairs = На столе четыре пары. { $cards }
koikoi-said-special-table_three = На столе три карты одного месяца. { $cards }
koikoi-said-special-both_hands = Особые раздачи у обеих сторон; они уравновешивают друг друга. { $cards }
koikoi-said-redealt = Карты сдаются заново.
koikoi-said-dealt = Раунд { $round }. На столе: { $cards }.
koikoi-said-play-takes = { $who ->
    [you] Вы играете
   *[other] { $name } играет
}: { $card } — и { $who ->
    [you] берёте
   *[other] берёт
}: { $taken }.
koikoi-said-play-lies = { $who ->
    [you] Вы кладёте
   *[other] { $name } кладёт
} на стол: { $card }.
koikoi-said-draw-takes = Из колоды: { $card }; { $who ->
    [you] вы берёте
   *[other] { $name } берёт
}: { $taken }.
koikoi-said-draw-lies = Из колоды: { $card }; карта остаётся на столе.
koikoi-said-draw-choice = Из колоды: { $card }; { $who ->
    [you] вы выбираете
   *[other] { $name } выбирает
}: { $taken }.
koikoi-said-pick-takes = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
}: { $taken }.
koikoi-said-pick-lies = На столе остаётся: { $card }.
koikoi-said-made = { $who ->
    [you] Вы собрали
   *[other] { $name } собирает
} { $yaku }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
koikoi-said-called = { $who ->
    [you] Вы объявляете
   *[other] { $name } объявляет
} кои-кои: раунд продолжается.
koikoi-said-stop = { $who ->
    [you] Вы останавливаете раунд
   *[other] { $name } останавливает раунд
}.
koikoi-said-stops = { $who ->
    [you] Вы завершаете
   *[other] { $name } завершает
} раунд: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
koikoi-said-scores = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
koikoi-said-exhausted = Карты кончились, никто не остановил раунд: без очков.
koikoi-said-exhausted-scores = Карты кончились, никто не остановил раунд. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
koikoi-said-resigned = { $who ->
    [you] Вы сдались.
   *[other] { $name } сдаётся.
}
koikoi-said-match-won = Вы выиграли матч с преимуществом в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[other] { $margin } очков
}.
koikoi-said-match-lost = Победа в матче: { $name }, преимущество в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[other] { $margin } очков
}.
koikoi-said-match-draw = Матч окончился вничью.
koikoi-called-raises = { $who ->
    [you] Ваша победа теперь стоит ×{ $times }.
   *[other] Победа соперника ({ $name }) теперь стоит ×{ $times }.
}
koikoi-raised-note = Победа стоит ×{ $times }: другая сторона объявила кои-кои
koikoi-last-card-note = Это была последняя карта на руках: кои-кои больше нет, раунд останавливается сам.
koikoi-round-extra = Решающий раунд
koikoi-tie-note = После последнего раунда поровну: решит ещё один.
koikoi-over-target = Досрочно: набрано очков — { $points }.
koikoi-over-ruin = Досрочно: у одной стороны не осталось очков.
koikoi-over-lead = Досрочно: перевес { $points } или больше.
koikoi-shares = общие карты: { $name }

### koikoi lessons

koikoi-learn-title = Как играть
koikoi-learn-new = Впервые? Как играть
koikoi-learn-done = Понятно
koikoi-learn-cards = Все 48 карт
koikoi-learn-match = Пары по месяцам
koikoi-learn-match-line = Сыграйте карту с руки: она берёт карту того же месяца, то есть с тем же цветком. Нет такой — она остаётся на столе.
koikoi-learn-turn = Затем открывается колода
koikoi-learn-turn-line = Верхняя карта колоды открывается и берёт так же. Потом ходит другая сторона.
koikoi-learn-yaku = Собирайте сочетания: яку
koikoi-learn-yaku-line = Очки дают только яку. По выбранным правилам они стоят столько:
koikoi-learn-decide = Есть яку? Стоп или кои-кои
koikoi-learn-decide-line = Кто собрал яку, решает:
koikoi-learn-stop = Вы берёте свои очки, и раунд окончен.
koikoi-learn-koikoi = Вы играете дальше. Но если другая сторона остановит раньше, вы не получите ничего, а её победа может стоить вдвое.
koikoi-lessons = Подсказки в первом матче
koikoi-lessons-note = В первые ходы строка говорит, на что смотреть.
koikoi-lessons-off = Без подсказок
koikoi-lesson-match = Пару составляют карты одного месяца. Выберите свою: то, что она берёт, приподнимется.
koikoi-lesson-lifted = { $count ->
    [1] Тот же месяц: эта карта возьмёт приподнятую.
    [3] Тот же месяц: эта карта возьмёт все три.
   *[other] Тот же месяц: эта карта возьмёт одну из приподнятых.
}
koikoi-lesson-lies = Этого месяца на столе нет: карта там и останется.
koikoi-lesson-stock = После вашей карты открывается верхняя в колоде; она берёт так же.
koikoi-lesson-yaku = Собирайте яку: на листе счёта видно, что есть и чего не хватает.
koikoi-lesson-decide = Стоп: очки ваши. Кои-кои: игра идёт дальше, но если { $name } остановит раньше, вы не получите ничего.
koikoi-key-hurry = Карты в движении ложатся сразу

### koikoi yaku

koikoi-yaku-goko = Гоко
koikoi-yaku-goko-gloss = все пять светлых
koikoi-yaku-shiko = Сико
koikoi-yaku-shiko-gloss = четыре светлых без человека под дождём
koikoi-yaku-ame-shiko = Амэ-сико
koikoi-yaku-ame-shiko-gloss = четыре светлых с человеком под дождём
koikoi-yaku-sanko = Санко
koikoi-yaku-sanko-gloss = три светлых без человека под дождём
koikoi-yaku-hanami-zake = Ханами-дзакэ
koikoi-yaku-hanami-zake-gloss = сакэ под сакурой
koikoi-yaku-tsukimi-zake = Цукими-дзакэ
koikoi-yaku-tsukimi-zake-gloss = сакэ под луной
koikoi-yaku-inoshikacho = Иносикатё
koikoi-yaku-inoshikacho-gloss = кабан, олень, бабочки
koikoi-yaku-akatan = Акатан
koikoi-yaku-akatan-gloss = три ленты со стихами
koikoi-yaku-aotan = Аотан
koikoi-yaku-aotan-gloss = три лиловые ленты
koikoi-yaku-akatan-aotan = Акатан и аотан
koikoi-yaku-akatan-aotan-gloss = обе тройки лент
koikoi-yaku-tane = Танэ
koikoi-yaku-tane-gloss = 5 животных
koikoi-yaku-tan = Тан
koikoi-yaku-tan-gloss = 5 лент
koikoi-yaku-kasu = Касу
koikoi-yaku-kasu-gloss = 10 простых
koikoi-yaku-tsuki-fuda = Цуки-фуда
koikoi-yaku-tsuki-fuda-gloss = все четыре карты месяца раунда

### koikoi replay

koikoi-replay-deal = Раунд { $round }: раздача
koikoi-replay-moment = Раунд { $round }, ход { $turn }: { $name }
koikoi-replay-hand = Карты на руках: { $name }
koikoi-replay-stock = Из колоды
koikoi-replay-yaku = яку: { $points }
koikoi-replay-mark-played = { $card }, сыграна
koikoi-replay-mark-taken = { $card }, взята сыгранной картой
koikoi-replay-mark-drawn = { $card }, открыта из колоды
koikoi-replay-mark-drawn-taken = { $card }, взята картой из колоды
koikoi-replay-mark-could = { $card }, можно было взять
koikoi-replay-else = Как ещё можно было поступить
koikoi-replay-no-choice = Выбора не было.
koikoi-replay-lies = { $card } остаётся на столе
koikoi-replay-turns = Решения раунда { $round }
koikoi-replay-timeline = Решения
koikoi-replay-back = Предыдущее решение
koikoi-replay-next = Следующее решение
koikoi-replay-round-back = Предыдущий раунд
koikoi-replay-round-next = Следующий раунд
koikoi-replay-tick-deal = раздача
koikoi-replay-tick-yaku = собрано яку
koikoi-replay-tick-koikoi = кои-кои
koikoi-replay-tick-end = конец раунда
koikoi-replay-won = { $count ->
    [0] Победа: { $name }
    [one] Победа с разницей в { $count } очко: { $name }
    [few] Победа с разницей в { $count } очка: { $name }
   *[other] Победа с разницей в { $count } очков: { $name }
}

### cards page

cards-title = Цветочные карты
cards-lede = Ханафуда: сорок восемь карт без единой цифры. Двенадцать месяцев, у каждого своё растение и по четыре карты. Кто знает растения, тот уже умеет играть.
cards-play = Играть в кои-кои
cards-history = Откуда они
cards-history-arrival = Игральные карты привезли в Японию португальские моряки в XVI веке; слово «карута» — это их carta.
cards-history-bans = На них играли на деньги, поэтому колоды запрещали одну за другой, и каждый раз место старой занимала новая. Из этих запретов и выросли цветочные карты: ни мастей, ни цифр, только времена года, какими их издавна называли поэты и художники.
cards-history-nintendo = В 1889 году в Киото ради этих карт основали Nintendo; она делает их и сейчас.
cards-history-games = В хана-авасэ («подбор цветов»; в иных книгах просто «ханафуда») считают очки взятых карт, всего их 264. В кои-кои считают яку, сочетания, показанные ниже, и после каждого решают: остановиться или продолжать?
cards-kinds = Четыре вида
cards-kind-bright = Пять больших картин. Три дают первое яку; ноябрьский человек под дождём его портит.
cards-kind-animal = Птицы, звери и вещи. Сентябрьская чарка сакэ считается и простой картой.
cards-kind-ribbon = Три со стихами (январь — март), три лиловые, четыре красные без надписи.
cards-kind-plain = Одни растения. В ноябре такая одна, с молнией; в декабре их три.
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
} по { $points ->
    [one] одному очку
   *[other] { $points } очков
}
cards-months = Двенадцать месяцев
cards-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
cards-yaku = Яку в кои-кои
cards-yaku-lede = Очки по правилам Nintendo; за столом можно выбрать и другие. Из яку светлых считается только лучшее, всё остальное складывается.
cards-further = +1 за каждую следующую карту
cards-any = любые { $count } из них

### cli misuse

error-usage-option = Ключа «{ $given }» здесь нет. Есть: { $allowed }.
error-usage-command = Команды «{ $given }» нет. Есть: { $allowed }.
error-usage-missing = Не хватает { $name }.
error-usage-missing-choice = Не хватает { $name }. Можно: { $allowed }.
error-usage-choice = { $name } не может быть «{ $given }». Можно: { $allowed }.
error-usage-number = { $name } не может быть «{ $given }». Можно: целое число от { $least } до { $most }.
error-usage-value = У { $name } должно быть значение.
error-usage-extra = «{ $given }» здесь лишнее.
error-usage-help = Справка: { $command } --help

### errors cards

error-seats = Игроков: { $given }. В эту игру играют столько: { $allowed }.
error-cards-phase = Не сейчас. Раунд на этапе: { $phase ->
    [play] карта с руки
    [draw] карта из колоды
    [pick] выбор того, что берёт открытая карта
    [decide] остановка или кои-кои (продолжение)
   *[deal] раздача
}.
error-cards-over = Матч окончен.
error-cards-turn = Сейчас не ваш ход.
error-cards-actor = «{ $move }» — не ход для «{ $actor }».
error-cards-hand = Карты { $card } нет у вас на руках. Сыграйте одну из этих: { $cards }.
error-cards-take = { $card } берёт одну из этих карт: { $cards }. Скажите, какую.
error-cards-take-none = { $card } не оставляет выбора: { $take } называть не нужно.
error-cards-invariant = Этот матч нельзя продолжать: карта потеряна или посчитана дважды.

### family games

game-kyogi-title = Кёги карута
game-kyogi-line = Поединок на татами: услышать начало стихотворения и взять карту с его концом.
game-kyogi-who = 2 игрока
game-kyogi-time = от 10 до 90 минут
game-kyogi-goal = Первым остаться без карт на своей территории. В начале у каждого 25 из ста [torifuda|торифуда], в три ряда.
game-kyogi-play = Запомните, где лежат карты. Затем чтец читает стихотворение; на карте написана его вторая строфа. Половины из ста карт на татами нет, но их стихи тоже читают.
game-kyogi-take = Коснитесь карты или вытолкните её за край поля раньше другой руки. За карту с территории соперника вы ещё и передаёте ему одну свою ([okurifuda|окурифуда]).
game-kyogi-foul = Касание карты на территории, где прочитанной карты нет, — [otetsuki|отэцуки]: соперник передаёт вам карту.
game-kyogi-end = Кто первым освободил свою территорию, победил — с разницей в столько карт, сколько осталось у другого.
game-kyogi-tip = Ловите [kimariji|кимаридзи] — самое короткое начало, которого нет у других непрочитанных стихов. По ходу игры оно укорачивается.
game-koikoi-title = Кои-кои
game-koikoi-line = Цветочные карты: собрать яку и остановиться — или рискнуть ещё одним ходом.
game-koikoi-who = 2 игрока или 4, пара на пару
game-koikoi-time = от 10 до 30 минут
game-koikoi-goal = Набрать за все раунды больше всего очков, собирая [yaku|яку] — сочетания взятых карт.
game-koikoi-play = По восемь карт на руках и восемь на столе. Сыграйте карту с руки, затем откройте верхнюю карту колоды.
game-koikoi-take = Каждая из двух берёт со стола карту своего месяца. Если такой нет, остаётся на столе сама. Если их три, берёт все три.
game-koikoi-foul = С новым яку можно остановиться и посчитать его или объявить «кои-кои» и играть дальше. Если после этого яку соберёт другая сторона, ваши ничего не стоят.
game-koikoi-end = Раунд кончается, когда кто-то остановился или когда на руках не осталось карт. После последнего раунда побеждает тот, у кого больше очков.
game-koikoi-tip = Прежде чем объявить «кои-кои», посмотрите, чего не хватает другой стороне и сколько карт осталось.
game-chirashi-title = Тирасидори
game-chirashi-line = Сто карт лежат вразброс; кто первым коснулся верной, тот её и взял.
game-chirashi-who = от 1 до 10 игроков
game-chirashi-time = от 20 до 40 минут
game-chirashi-goal = Взять больше карт, чем любой другой. В одиночку вы играете против часов и собственных ошибок.
game-chirashi-play = Все [torifuda|торифуда] лежат лицом вверх где угодно и как угодно; территорий нет. Чтец читает стихотворение целиком, а вторую строфу повторяет, пока карту не возьмут.
game-chirashi-take = С первого же звука: коснитесь карты со второй строфой, и она ваша. Из рук, что успели разом, берёт та, что ниже всех на карте.
game-chirashi-foul = Касание любой другой карты. О цене договариваются заранее: ничего, одна карта в середину для того, кто возьмёт следующую, или пропуск чтения.
game-chirashi-end = Когда прочитаны все стихи, побеждает тот, у кого больше карт.
game-chirashi-tip = Пока чтец молчит, ещё раз найдите глазами карты, начала которых знаете: слуху останется только указать.
game-sakasama-title = Сакасама карута
game-sakasama-line = Тирасидори наоборот: на столе карты чтеца, а читают вторые строфы.
game-sakasama-who = от 1 до 10 игроков
game-sakasama-time = от 20 до 40 минут
game-sakasama-goal = Взять больше карт, чем любой другой. В одиночку вы играете против часов и собственных ошибок.
game-sakasama-play = Сто [yomifuda|ёмифуда] с целым стихотворением и поэтом лежат вразброс лицом вверх. Читают только вторые строфы; ищите стихотворение, которое так кончается.
game-sakasama-take = Первым коснитесь его карты, и она ваша. Из рук, что успели разом, берёт та, что ниже всех на карте.
game-sakasama-foul = Касание любой другой карты. О цене договариваются заранее: ничего, одна карта в середину для того, кто возьмёт следующую, или пропуск чтения.
game-sakasama-end = Когда прочитаны все стихи, побеждает тот, у кого больше карт.
game-sakasama-tip = Здесь решает начало второй строфы. Кто учил только первые, вспоминает стихи с конца.
game-genpei-title = Гэмпэй гассэн
game-genpei-line = Гэндзи против Хэйкэ: две стороны, по пятьдесят карт, и любая рука берёт где угодно.
game-genpei-who = от 2 до 10 игроков, две стороны
game-genpei-time = от 30 до 60 минут
game-genpei-goal = Побеждает сторона, которая первой осталась без карт на своей территории. Вначале у каждой по пятьдесят, лицом к своим игрокам.
game-genpei-play = Чтец читает стихотворение за стихотворением. На татами все сто карт, так что у каждого есть своя. Между чтениями карты своей стороны можно передвигать.
game-genpei-take = Каждый может брать на обеих территориях. Карта со своей просто уходит; за карту с чужой ваша сторона ещё и передаёт одну из своих ([okurifuda|окурифуда]).
game-genpei-foul = Неверное касание — [otetsuki|отэцуки], и ваша сторона получает карту: одну за территорию и чтение, сколько бы рук ни ошиблось.
game-genpei-end = Сторона, первой освободившая свою территорию, победила — с разницей в столько карт, сколько осталось у другой.
game-genpei-tip = Поделите татами: каждый стережёт свой угол, а кто-то один тянется далеко.
game-relay-title = Карута-эстафета
game-relay-line = Гэмпэй, где у татами по одному игроку от стороны, а остальные ждут очереди.
game-relay-who = от 4 до 10 игроков, две стороны
game-relay-time = от 30 до 60 минут
game-relay-goal = Побеждает сторона, которая первой осталась без карт на своей территории. Вначале у каждой по пятьдесят.
game-relay-play = У татами только один от каждой стороны. Сменяетесь, когда другая сторона взяла карту с вашей территории; или, если так условились, через каждые десять или двадцать чтений.
game-relay-take = Кто у татами, тот берёт на обеих территориях. За карту с чужой ваша сторона ещё и передаёт одну из своих ([okurifuda|окурифуда]).
game-relay-foul = Неверное касание — [otetsuki|отэцуки]: ваша сторона получает карту от другой.
game-relay-end = Сторона, первой освободившая свою территорию, победила — с разницей в столько карт, сколько осталось у другой.
game-relay-tip = Пока ждёте, запоминайте, где лежат карты: к вашей очереди они сдвинутся.
game-goshoku-title = Госёку
game-goshoku-line = Школьный поединок: двадцать карт одного цвета, семнадцать чтений, пять минут.
game-goshoku-who = 2 игрока
game-goshoku-time = от 5 до 10 минут
game-goshoku-goal = Взять из двадцати карт больше, чем другой.
game-goshoku-play = Перед каждым по десять карт, в два ряда по пять. Когда они легли, ни одну не двигают и промежутков не закрывают. Стихи читают целиком, семнадцать из двадцати.
game-goshoku-take = Первым коснитесь карты, где бы она ни лежала, и она ваша: ничего не передают. Если руки успели разом, берёт та, что ниже, а не то — камень, ножницы, бумага.
game-goshoku-foul = За неверное касание вы кладёте одну свою карту в середину, и всё, что там лежит, достаётся взявшему следующую. Если карт нет, отдаёте долг со следующего взятия.
game-goshoku-end = После семнадцати чтений побеждает тот, у кого больше карт. Когда началось следующее стихотворение, карту прежнего взять уже нельзя.
game-goshoku-tip = Двадцать стихов выучить недолго. Цвет за цветом — самый лёгкий путь ко всей сотне.
game-shimo-title = Симо-но-ку карута
game-shimo-line = Деревянные карты Хоккайдо: трое против троих, и читают только вторые строфы.
game-shimo-who = 6 игроков, трое с каждой стороны
game-shimo-time = от 30 до 60 минут
game-shimo-goal = Побеждает сторона, которая первой избавилась от своих пятидесяти карт. В игре вся сотня.
game-shimo-play = Трое сидят рядом: нападение, центр и защита, обычно с 5, 5 и 40 картами. Нападение сидит против чужой защиты. Читают только вторые строфы: ещё раз прежнюю, затем новую.
game-shimo-take = Берите только свои карты и карты того, кто напротив. За его карту ваша сторона передаёт одну из своих.
game-shimo-foul = Неверное касание (тэппэ) приносит вашей стороне карту; две, если в том же чтении другая сторона взяла ещё и вашу карту.
game-shimo-end = Побеждает сторона, первой оставшаяся без карт. Кому не хватает до наименьшего числа, тому между чтениями передают карты свои.
game-shimo-tip = Начала первых строф здесь не помогут: учите, как начинаются вторые.
game-bozu-title = Бодзу мэкури
game-bozu-line = Откройте карту: вельможа, дама или монах? Ни чтения, ни умения — один смех.
game-bozu-who = от 2 до 10 игроков
game-bozu-time = 10 минут
game-bozu-goal = Иметь больше всех карт, когда открыта последняя.
game-bozu-play = Сто [yomifuda|ёмифуда] лежат лицом вниз одной стопкой или двумя. Игроки по очереди открывают по карте.
game-bozu-take = Вельможа (тоно): карта ваша. Дама (химэ): карта ваша, и с ней всё, что лежит в середине.
game-bozu-foul = Монах (бодзу): все ваши карты уходят в середину, и он вместе с ними.
game-bozu-end = Когда стопка кончилась, побеждает тот, у кого больше карт.
game-bozu-tip = В колоде 21 дама и 12 монахов. Сэмимару (№ 10) похож на монаха, и в каждой семье для него своё правило: выберите своё, прежде чем начать.
game-hanaawase-title = Хана-авасэ
game-hanaawase-line = Цветочные карты без спешки: берём по месяцам, потом считаем.
game-hanaawase-who = 2 или 3 игрока
game-hanaawase-time = от 20 до 40 минут
game-hanaawase-goal = Взять больше своей доли очков. Светлая карта стоит 20, зверь 10, лента 5, простая 1: всего 264.
game-hanaawase-play = Вдвоём: по восемь карт на руках и восемь на столе; втроём: семь и шесть. По очереди играют карту с руки и открывают верхнюю карту колоды.
game-hanaawase-take = Каждая из двух берёт со стола карту своего месяца. Если такой нет, остаётся на столе сама.
game-hanaawase-foul = Что вы оставили на столе, достанется следующему. Раунд считают от нормы, 132 на двоих и 88 на троих: кто набрал меньше, теряет очки.
game-hanaawase-end = Раунд кончается, когда на руках не осталось карт. После двенадцати раундов побеждает тот, у кого больше очков.
game-hanaawase-tip = В месяце четыре карты. Считайте: если две взяты и одна у вас на руке, вы знаете, чего стоит последняя.

### family start

rules-text-title = Как играют
rules-text-goal = Цель
rules-text-play = Ход игры
rules-text-take = Взятие карт
rules-text-foul = Ошибки
rules-text-risk = Чего опасаться
rules-text-end = Конец
rules-text-tip = Совет
family-title = Вся семья
family-line = Ещё игры со ста стихотворениями и цветочными картами: для праздника, класса, клуба или вдвоём за одним планшетом.
family-two-here = Вдвоём здесь, лицом к лицу
family-open-title = Ваша игра ещё не окончена: { $game }
start-players = Сколько игроков
start-players-count = { $count ->
    [1] в одиночку
   *[other] { $count }
}
start-seats = Кто где сидит
start-seats-note = За этой страницей { $count ->
    [one] играет { $count } человек
    [few] играют до { $count } человек
   *[other] играют до { $count } человек
}; на остальные места у дома есть свои игроки.
start-seat = Место { $number }
start-side-0 = Гэндзи
start-side-1 = Хэйкэ
start-person = Человек здесь
start-person-name = Имя
start-person-fallback = Игрок { $number }
start-level = Игроки дома
start-level-easy = слабые
start-level-normal = опытные
start-level-hard = сильные
start-rules = Правила
start-differs = { $count ->
    [0] Как играют обычно.
    [one] { $count } правило не такое, как обычно:
    [few] { $count } правила не такие, как обычно:
   *[other] { $count } правил не такие, как обычно:
}
start-usual = Всё как обычно
start-go = Играть
start-nobody = За этой страницей никто не играет: выберите место для человека.

### bozu
bozu-group-table = Стол
bozu-group-cards = Что делают карты
bozu-stacks = Стопок
bozu-bozu_discards = Монах (бодзу) отнимает
bozu-bozu_discards-all = Все свои карты
bozu-bozu_discards-5 = Пять карт, считая самого монаха
bozu-hime_draws_again = Дама (химэ), для которой в середине ничего нет, даёт открыть ещё карту
bozu-hime_draws_again-on = Да
bozu-hime_draws_again-off = Нет
bozu-emperor_extra_draw = После императора (тэнно) открывают ещё карту
bozu-emperor_extra_draw-on = Да
bozu-emperor_extra_draw-off = Нет
bozu-semimaru = Сэмимару (№ 10)
bozu-semimaru-normal = Вельможа, как все
bozu-semimaru-bozu = Монах, как он и выглядит
bozu-semimaru-all_players_discard = Карты всех игроков уходят в середину
bozu-semimaru-drawer_discards_and_skips = Открывший теряет все карты и пропускает ход
bozu-semimaru-drawer_takes_all = Открывший забирает карты всех игроков
error-bozu-stack = В стопке { $given } карт не осталось. Откройте карту из стопки { $stack }.

### sitting down

error-player = Никто по имени { $given } в эту игру здесь не играет. Выберите из списка: { $allowed }.
error-together = { $given ->
    [0] На этой странице кто-то должен играть: оставьте место для человека.
   *[other] Людей на одной странице: { $given } — для этой игры слишком много. Поместится не больше { $most }.
}
error-names = Имён дано: { $given }, людей на этой странице: { $people }. Дайте имя каждому.
error-preset = У этой игры нет готовых правил с названием «{ $given }». Выберите правила по одному.
error-own-seat = На месте { $given } никто с этой страницы не сидит. Её места: { $allowed }.
error-layout-scatter = В этой игре карты лежат, как упали. Их никто не раскладывает.

### hanaawase
hanaawase-group-yaku = Яку (сочетания)
hanaawase-yaku = Яку в конце раунда
hanaawase-yaku-off = Не считаются: только очки карт
hanaawase-yaku-added = Приносят свои очки
hanaawase-yaku-paid = Их очки платит каждый из остальных

### simulate balance
cli-simulate-games = Сколько матчей
cli-simulate-seats = Сколько играют
cli-simulate-levels = Кто играет: easy, normal, hard, класс или имя; один на всех, по одному на место или на сторону
simulate-balance-title = { $game }: { $games ->
    [one] { $games } матч
    [few] { $games } матча
    [many] { $games } матчей
   *[other] { $games } матча
}, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}, зерно { $seed }
simulate-balance-strength = { $strength ->
    [easy] Лёгкий
    [hard] Трудный
   *[normal] Средний
} ({ $level })
simulate-balance-seat = Место { $name }
simulate-balance-side = Сторона { $name }
simulate-balance-won = Выиграно
simulate-balance-takes = Взято за матч
simulate-balance-fouls = Отэцуки
simulate-balance-sent = Передано
simulate-balance-times = Взятие через, с
simulate-balance-note = Все интервалы 95-процентные. Десятая часть, половина и девять десятых взятий уложились в столько секунд после решающего звука.
simulate-balance-readings = Прочитано стихотворений за матч
simulate-balance-margin = Разница в картах
simulate-balance-alone = Время матча, с
simulate-balance-shared = Матчи с несколькими победителями
error-simulate-players = { $given ->
    [one] { $given } игрок
    [few] { $given } игрока
    [many] { $given } игроков
   *[other] { $given } игрока
} на столько мест: { $seats }. Назовите { $allowed } или { $seats }.

### gather

option-group-play = Взятия и фолы
option-deck = Карты
option-deck-full = Все сто
option-deck-party = Пятьдесят по жребию
option-deck-third = Треть (33 или 34)
option-deck-quarter = Четверть (25)
option-deck-colour = Один цвет госёку (20)
option-deck-starter = Семь карт одного звука (мусумэ-фусахосэ)
option-set-pink = Розовый
option-set-yellow = Жёлтый
option-set-blue = Синий
option-set-green = Зелёный
option-set-orange = Оранжевый
option-dead_cards = Пустые карты (карафуда): читаются, но не лежат
option-dead_cards-none = Нет
option-turned = Как лежат карты
option-turned-any = Как угодно повёрнуты
option-turned-upright = Почти прямо для первого места
option-last_two_together = Две последние карты берутся вместе
option-last_two_together-on = Да
option-last_two_together-off = Нет
option-untaken-stays = Остаётся лежать, и её больше не читают
option-untaken-removed = Откладывается
option-foul = Касание не той карты (отэцуки)
option-foul-none = Ничего не стоит
option-foul-return_one = Одна взятая карта в середину, для взявшего следующую
option-foul-return_per_card = По взятой карте в середину за каждую не ту
option-foul-skip_turn = Пропуск следующего чтения
option-per_card = Фолы одного игрока за чтение
option-per_card-on = По одному за каждую не ту карту
option-per_card-off = Не больше одного
option-tiebreak = Поровну в конце
option-tiebreak-share = Победа общая
option-tiebreak-sudden_card = Решает ещё одна карта
option-next_on_take = Когда карта взята
option-next_on_take-on = Чтец переходит к следующему стихотворению
option-next_on_take-off = Стихотворение дочитывают
option-shimo_repeat = Вторую строфу читают
option-shimo_repeat-until_taken = Ещё раз, если карту не взяли
option-shimo_repeat-once = Один раз
option-look_s = Время осмотреть карты
option-look_s-none = Нет
option-tie = Руки, что успели разом
option-tie-hand_below = Карта у той руки, что ниже
option-tie-first_touch = Карта у первой, как ни мала разница
option-colour = Цвет
option-colour-seed = По жребию
option-colour-pink = Розовый
option-colour-yellow = Жёлтый
option-colour-blue = Синий
option-colour-green = Зелёный
option-colour-orange = Оранжевый
option-read = Сколько читают из двадцати
award-taken = Карта взята: { $taker }.
award-taken-why = Кто первым коснулся карты, тот её и взял.
award-taken-foul = Карта взята: { $taker }. Фол: { $foulers }.
award-taken-foul-why = Кто первым коснулся карты, тот её и взял. Касание любой другой — фол (отэцуки), и цена ему та, о какой договорились.
award-taken-tie = Руки успели разом. Карту получает: { $taker }.
award-taken-tie-why = Разница во времени считается нулевой. Карту берёт рука, что ниже, — ближе всех к середине карты. Если и тут равны, берёт первая; в госёку решают камень, ножницы, бумага.
award-taken-tie-foul = Руки успели разом. Карту получает: { $taker }. Фол: { $foulers }.
award-taken-tie-foul-why = Из рук, что успели разом, берёт та, что ниже, — ближе всех к середине карты. Касание любой другой карты — фол (отэцуки).
award-taken-pool = Взята вместе с серединой: { $taker }. Карт: { $count }.
award-taken-pool-why = Что положено в середину за фолы, достаётся взявшему следующую карту.
award-taken-pool-foul = Взята вместе с серединой: { $taker }. Карт: { $count }. Фол: { $foulers }.
award-taken-pool-foul-why = Что положено в середину за фолы, достаётся взявшему следующую карту. Плата за новые фолы ждёт взятия после этого.
award-taken-last-two = Две последние карты взяты: { $taker }.
award-taken-last-two-why = Здесь две последние карты берутся вместе: кто взял одну, у того обе.
award-taken-last-two-foul = Две последние карты взяты: { $taker }. Фол: { $foulers }.
award-taken-last-two-foul-why = Здесь две последние карты берутся вместе: кто взял одну, у того обе. За фол платят после этого.
award-untaken = Карту никто не взял.
award-untaken-why = Она ничья, и её стихотворения больше не читают.
award-untaken-foul = Карту никто не взял. Фол: { $foulers }.
award-untaken-foul-why = Карта ничья. Касание любой другой — фол (отэцуки), и цена ему та, о какой договорились.
award-dead = Пустая карта: здесь она не лежит.
award-dead-why = Не у каждого прочитанного стихотворения здесь есть карта. Верно было ничего не трогать.
award-dead-foul = Пустая карта. Фол: { $foulers }.
award-dead-foul-why = Карты этого стихотворения здесь нет, и любое касание — фол (отэцуки).
error-gather-ready = Вы уже сказали. Ждём остальных.
error-gather-hand = Поднята рука (место { $seat }): чтец ждёт.
error-gather-yield = Уступить нечего: карту может уступить только взявший последнюю, пока не началось следующее стихотворение.
error-gather-yield-to = Карту уступают другому игроку, который ещё в игре.
error-gather-left = Вы вышли из этой игры.

### bozu table
bozu-table-people = За столом
bozu-table-middle = Середина стола
bozu-table-stack = { $stacks ->
    [1] Стопка: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[other] Стопка { $number }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
}
bozu-table-pool = В середине: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
bozu-table-pool-word = середина
bozu-table-begin = Сто карт лежат лицом вниз. Откройте первую.
bozu-table-kind-tono = Тоно
bozu-table-kind-tono-gloss = вельможа
bozu-table-kind-hime = Химэ
bozu-table-kind-hime-gloss = дама
bozu-table-kind-bozu = Бодзу
bozu-table-kind-bozu-gloss = монах
bozu-table-kind-semimaru = Сэмимару
bozu-table-kind-semimaru-gloss = тот, что с лютней
bozu-table-kept-tono = { $who ->
    [you] Вы оставляете
   *[other] { $name } оставляет
} карту себе.
bozu-table-kept-hime = { $who ->
    [you] Вы оставляете
   *[other] { $name } оставляет
} её себе; середина пуста.
bozu-table-took = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} её и всю середину: { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
bozu-table-lost = { $count ->
    [0] Терять нечего: он уходит в середину один.
    [one] { $who ->
        [you] Вы теряете
       *[other] { $name } теряет
    } { $count } карту.
    [few] { $who ->
        [you] Вы теряете
       *[other] { $name } теряет
    } { $count } карты.
   *[many] { $who ->
        [you] Вы теряете
       *[other] { $name } теряет
    } { $count } карт.
}
bozu-table-all-lost = Все карты всех игроков уходят в середину.
bozu-table-took-all = { $who ->
    [you] Вы забираете
   *[other] { $name } забирает
} карты всех остальных: { $count }.
bozu-table-lost-and-skips = { $who ->
    [you] Вы теряете
   *[other] { $name } теряет
} все карты и ход.
bozu-table-said-turns = { $who ->
    [you] Вы открываете
   *[other] { $name } открывает
}: { $poet }, { $kind ->
    [hime] дама.
    [bozu] монах.
    [semimaru] тот, что с лютней.
   *[tono] вельможа.
}
bozu-table-said-again = { $who ->
    [you] Вы открываете
   *[other] { $name } открывает
} ещё одну.
bozu-table-said-skipped = { $who ->
    [you] Вы пропускаете
   *[other] { $name } пропускает
} ход.
bozu-table-said-went-out = { $who ->
    [you] Вы выходите
   *[other] { $name } выходит
} из игры; в середину — { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
bozu-table-won = { $who ->
    [you] Вы победили!
   *[other] Победа: { $name }!
}
bozu-table-won-shared = Победу делят { $names }.
bozu-table-won-nobody = Не победил никто.
bozu-table-left = вне игры
bozu-table-misses = пропускает ход
bozu-table-leads = впереди
bozu-table-cards = { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
bozu-table-ask = { $who ->
    [you] Ваш ход: откройте карту.
   *[other] { $name }, откройте карту.
}
bozu-table-ask-stack = { $who ->
    [you] Ваш ход: откройте карту из любой стопки.
   *[other] { $name }, откройте карту из любой стопки.
}
bozu-table-ask-other = { $name } сейчас откроет карту.
bozu-table-turn = Открыть карту
bozu-table-by-itself = Мои карты открываются сами
bozu-table-by-itself-note = Решать здесь нечего: можно просто смотреть.
bozu-table-key-turn = Открыть карту; карты в движении сначала лягут
bozu-table-key-stack = Открыть карту из первой или второй стопки
bozu-table-resign-sure = Сдаться: ваши карты уходят в середину, остальные играют дальше. Уйти: то же, но без возврата.
bozu-table-over-left = Все остальные вышли из игры.
bozu-table-margin = { $count ->
    [one] На { $count } карту больше.
    [few] На { $count } карты больше.
   *[many] На { $count } карт больше.
}
bozu-table-tick-lady = дама берёт середину
bozu-table-tick-monk = монах
bozu-table-standings = Итог
bozu-table-place = Место
bozu-table-person = Имя
bozu-table-kept = Карты
bozu-table-of-these = Среди них
bozu-table-pool-rest = { $count ->
    [one] В середине осталась { $count } карта.
    [few] В середине остались { $count } карты.
   *[many] В середине осталось { $count } карт.
}

### record endings

record-column-fouls = Ошибки
record-column-gained = Получает
record-column-cards = Карты
record-column-kind = Кто
record-column-effect = Что вышло
record-column-pool = Середина
record-column-points = Очки
record-ended-read-out = { $count ->
    [one] Больше всех карт: { $winners }, на { $margin } больше, чем у следующего.
    [few] Карт поровну: { $winners }.
   *[other] Карт поровну: { $winners }.
}
record-ended-sudden-card = Решающая карта: { $winners }.
record-ended-empty = { $count ->
    [one] Больше всех карт: { $winners }, на { $margin } больше, чем у следующего.
    [few] Карт поровну: { $winners }.
   *[other] Карт поровну: { $winners }.
}
record-ended-left = За игрой: { $winners }; остальные ушли.
record-ended-rounds = { $count ->
    [one] Больше всех очков: { $winners }, отрыв — { $margin }.
    [few] Очков поровну: { $winners }.
   *[other] Очков поровну: { $winners }.
}
record-ended-resigned = { $count ->
    [one] Победа: { $winners }, другая сторона сдалась.
    [few] Общая победа: { $winners }, кто-то сдался.
   *[other] Общая победа: { $winners }, кто-то сдался.
}
record-alone-read-out = Все стихи прочитаны. Время на взятие карт: { $seconds } с.
record-alone-resigned = Игра прервана.

### teams and face to face

match-holds = карт: { $count }
match-plays-now = сейчас играет
match-ask-waits = Сейчас у татами не вы. Запоминайте, где лежат карты.
match-news-swapped = Теперь у татами: { $names }.
match-won-by = Победа: { $name }
face-rest = Держите здесь палец, пока не потянетесь за картой
face-resting = Наготове
face-whose = Чья это была рука?
face-mine = { $name }: моя
start-seat-shimo-0 = Нападение
start-seat-shimo-1 = Нападение
start-seat-shimo-2 = Центр
start-seat-shimo-3 = Центр
start-seat-shimo-4 = Защита
start-seat-shimo-5 = Защита

### teams on two fields

option-group-match = Матч
option-set-hundred = Вся сотня
option-per_side = Карт у стороны
option-per_side-half = Половина набора
option-dead = Мёртвые карты (карафуда)
option-rows = Рядов на территории
option-cards_a-per_side = Столько же, сколько у другой стороны
option-cards_b-per_side = Столько же, сколько у другой стороны
option-reading = Чтение
option-reading-whole = Всё стихотворение, нижняя строфа снова, пока карту не возьмут
option-reading-kyogi = Как в спортивной каруте: прошлая нижняя строфа, затем новая верхняя
option-foul_scope = Фол (отэцуки) — задеть
option-foul_scope-same_field_tolerant = Карту той территории, где прочитанной карты нет
option-foul_scope-any_wrong_card = Любую не ту карту, пока нужная не взята
option-net_sends = Права на передачу взаимно вычитаются
option-net_sends-on = Да: передаётся только разница
option-net_sends-off = Нет: каждая сторона передаёт, что ей положено
option-untaken-flows = Пропускается (нагасу): её прочтут ещё раз, позже
option-swap_every = Играющий сменяется
option-swap_every-take = Когда соперники берут карту с его территории
option-attack = Карт у нападения (цуки)
option-attack-usual = Как можно меньше
option-centre = Карт у центра (тюкэн)
option-centre-usual = Как можно меньше
option-each_holds = Сколько карт держит каждый, не меньше
error-teams-cards = Карт { $a } + { $b } и мёртвых { $dead } — не выходит: в наборе стихотворений { $most }, и каждой стороне нужна карта.
error-shimo-shares = Карты { $attack } / { $centre } / { $defence }: у нападения, центра и защиты у каждого их не меньше { $least }.
error-kyogi-position-holders = Карт с хозяином: { $given }. В симо-но-ку каруте он есть у каждой карты, в других играх — ни у одной.
error-kyogi-read-passing = Чтец ждёт: у игрока стороны { $seat ->
    [0] A
   *[1] B
} слишком мало карт, и партнёр даёт ему свои.
error-kyogi-pass-to = Туда карты не дают: они идут партнёру, у которого их слишком мало.
error-kyogi-pass-card = Этих карт у вас нет: { $cards }. У вас: { $own }.
error-kyogi-pass-least = Слишком много: у вас остаётся не меньше { $least }.
ruling-wrong-mamori = Взята у себя: { $taker }; задеты и не те карты.
ruling-wrong-mamori-name = 守り、お手つき (мамори, отэцуки): взятие у себя и фол
ruling-wrong-mamori-why = В этом матче считается любая не та карта: один фол на сторону и территорию. За взятие у себя ничего не передают; за каждый фол другая сторона может передать одну карту.
ruling-wrong-nuki = Взята у соперника: { $taker }; задеты и не те карты.
ruling-wrong-nuki-name = 抜き、お手つき (нуки, отэцуки): взятие у соперника и фол
ruling-wrong-nuki-why = В этом матче считается любая не та карта: один фол на сторону и территорию. Взявший может передать карту за взятие, и каждая сторона — по одной за каждый чужой фол.
ruling-wrong-untaken = Карту никто не взял; задеты не те карты.
ruling-wrong-untaken-name = お手つき (отэцуки): фол, никто не взял
ruling-wrong-untaken-why = В этом матче считается любая не та карта: один фол на сторону и территорию, и за каждый другая сторона может передать одну карту.

### scatter

scatter-cloth = Ткань: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
scatter-card = { $spoken }, { $printed }: { $where ->
    [00] сверху слева
    [01] сверху
    [02] сверху справа
    [10] слева
    [11] посередине
    [12] справа
    [20] снизу слева
    [21] снизу
   *[22] снизу справа
}, { $lies ->
    [upright] прямо
    [over] вверх ногами
    [left] на левом боку
   *[right] на правом боку
}
scatter-tag-here = лежала здесь
scatter-tag-taken = { $name }
scatter-tag-wrong = { $name }: не та карта
scatter-left = вне игры
scatter-out = пропускает
scatter-debt = долг { $count }
scatter-hand-up = рука поднята
scatter-ready = есть
scatter-pool = В середине
scatter-pad-click = Щёлкните, чтобы играть
scatter-pad-chosen = сейчас ходит
scatter-pad-ready = Коснитесь, когда будете готовы
scatter-pad = Держите палец здесь
scatter-pads-left = Места слева
scatter-pads-right = Места справа
scatter-pads-near = Места у этого края
scatter-pads-far = Места у дальнего края
scatter-begin-all = Все готовы
scatter-theirs = { $who ->
    [you] Не моя…
   *[other] { $name }: не первая рука…
}
scatter-whose-take = Кто был у карты первым?
scatter-keep = Оставить как есть
scatter-who-nobody = Ничья: случайно
scatter-ask-look-torifuda = Запомните, где лежат карты. Их не двигают.
scatter-ask-look-yomifuda = Запомните, где лежат стихи. Их не двигают.
scatter-ask-look-together = Запомните, где лежат карты. Каждый касается своего места, когда готов.
scatter-wait-ready = Остальные ещё смотрят.
scatter-ask-open-torifuda = Коснитесь карты, как только узнаете её.
scatter-ask-open-yomifuda = Коснитесь стихотворения, конец которого читают.
scatter-ask-open-together = Кто первым коснётся карты, тот её и берёт.
scatter-ask-out = Это чтение вы пропускаете.
scatter-ask-left = Вы вышли. Остальные играют дальше.
scatter-news-began = Чтение начинается.
scatter-news-out = { $who ->
    [you] Следующее чтение вы пропускаете.
   *[rival] { $rival } пропускает следующее чтение.
}
scatter-news-count = У вас { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
scatter-news-yielded = { $from } → { $to }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
scatter-news-left = { $who ->
    [you] Вы вышли из игры.
   *[rival] { $rival } выходит из игры.
}
scatter-won = Победа: { $names }
scatter-won-alone = Все стихи прочитаны
scatter-gave-up = Матч прерван
scatter-shared = Победу делят: { $names }
scatter-shared-you = Вы делите победу
scatter-cards-each = по { $count ->
    [one] { $count } карте
    [few] { $count } карты
   *[many] { $count } карт
}
scatter-why-left = Остальные вышли.
scatter-time = Время { $time }
scatter-misses = { $misses ->
    [0] без промахов
    [one] { $misses } промах
    [few] { $misses } промаха
   *[many] { $misses } промахов
}
scatter-best-new = Ваш лучший результат по этим правилам
scatter-best = Ваш лучший результат по этим правилам: { $time }, { $misses ->
    [0] без промахов
    [one] { $misses } промах
    [few] { $misses } промаха
   *[many] { $misses } промахов
}
scatter-cards = Карты
scatter-paid = { $name }: в середину { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
scatter-owing = Заплатят со следующего взятия: { $names }.
scatter-sits-out = Следующее чтение пропускают: { $names }.
scatter-removed = Карта уходит с ткани.
scatter-near = Карты крупнее
scatter-key-touch = коснуться карты, пока звучит строфа
scatter-key-near = карты крупнее или мельче
scatter-key-pad = кто играет мышью и клавишами
scatter-keys-note = Стрелки ведут к ближайшей карте в эту сторону.
scatter-resign-sure = Карты остаются у вас, остальные играют дальше; если вы одни, игра кончается.
scatter-resign-sure-together = Все за этим экраном выходят из игры, их карты остаются у них.
scatter-tick-taken = взята
scatter-replay-left = { $name } выходит из игры.

### league

cli-league = Лига госёку: жребий, таблицы, игры на вылет
cli-league-draw = В FILE имена, по одному в строке: по жребию составить пары
cli-league-event = Турнир всех цветов: одна общая таблица и восьмёрка на вылет
cli-league-games = Сколько предварительных игр составить для турнира: 8 или 10
cli-league-seed = То же зерно даёт тот же жребий
league-none = Ни одной игры там нет.
league-block = Группа { $block }
league-event = Все цвета
league-round = { $pairs ->
    [1] Финал
    [2] Полуфиналы
   *[other] Четвертьфиналы
}
league-to-play = Ещё не сыграно: { $first } – { $second }
league-column-place = Место
league-column-name = Имя
league-column-games = Игры
league-column-wins = Победы
league-column-cards = Карты
league-column-by = Чем решено
league-by-wins = победы
league-by-direct = личная встреча
league-by-cards = карты
league-by-even = поровну
error-league-line = Строка { $line }, «{ $text }»: { $fault ->
    [names] у игры есть группа и два разных игрока.
    [again] эти двое в этой группе уже встречались.
    [score] счёт пишут как 10-7, 8*-8, wo или -wo, или оставляют пустым.
    [total] карт больше, чем двадцать, которые есть.
    [goal] в равной игре одна звёздочка, у взявшего V-гол; в прочих её нет.
   *[cells] пишите block,first,score,second.
}
error-league-twice = { $name } стоит там дважды. Каждый игрок один раз.
error-league-few = Имён: { $given }. Для лиги нужно хотя бы два.
error-league-event = Игр: { $games }, игроков: { $players }. В турнире 8 или 10 предварительных игр и не меньше { $least } игроков.
error-league-knock-out = Для игр на вылет нужно игроков: { $least }. { $names ->
    [nobody] Есть только { $players }.
   *[other] На последнее место поровну: { $names }. Сначала их разводит V-гол.
}

### record bozu

record-kind-tono = вельможа
record-kind-hime = дама
record-kind-bozu = монах
record-kind-semimaru = Сэмимару
record-effect-kept = остаётся
record-effect-lost = карты в середину
record-effect-took = берёт середину
record-effect-all-lost = карты всех в середину
record-effect-took-all = берёт карты всех
record-effect-lost-and-skips = карты в середину, пропуск хода
record-effect-again = открывает ещё
record-effect-skips = пропускает ход
record-effect-left = уходит

### simulate cards

simulate-bozu-cards = Карт в конце
simulate-bozu-taken = Середину берут, раз за матч
simulate-bozu-pool = Больше всего карт в середине
simulate-bozu-lost = Карты теряют, раз за матч
simulate-bozu-leads = Лидер меняется, раз за матч
simulate-bozu-held = Больше всего карт у одного
simulate-bozu-luck = В этой игре нет умения: все игроки дома выигрывают одинаково часто.
simulate-hanaawase-ahead = Очков за раунд больше, чем у остальных
simulate-hanaawase-captured = Взято очков за раунд

### hanaawase table
hanaawase-table-others = Остальные
hanaawase-table-points-title = Очки
hanaawase-table-score = матч: { $points }
hanaawase-table-of-par = при паре { $par }
hanaawase-table-kinds = Взято к этому времени
hanaawase-table-worth = × { $points }
hanaawase-table-rest = Ещё впереди
hanaawase-table-lying = На столе: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $brights ->
    [0] .
    [one] , среди них { $brights } светлая.
    [few] , среди них { $brights } светлые.
   *[many] , среди них { $brights } светлых.
}
hanaawase-table-hidden = В чужих руках и в колоде: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
hanaawase-table-opening = Каждый раунд считается относительно пара: { $par }. Что сверх него, то ваш выигрыш; чего не хватает, то проигрыш.
hanaawase-table-count = Подсчёт раунда
hanaawase-table-sum = Очки
hanaawase-table-par = Пар
hanaawase-table-yaku = Яку
hanaawase-table-gain = Выигрыш
hanaawase-table-match = Матч
hanaawase-table-round-even = В этом раунде впереди никого
hanaawase-table-round-won = { $who ->
    [you] Вы выигрываете
   *[other] { $name } выигрывает
} больше всех: { $points }
hanaawase-table-said-counted = { $who ->
    [you] У вас
   *[other] { $name }:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, выигрыш { $gain }.
hanaawase-table-won = { $who ->
    [you] Вы выигрываете
   *[other] { $name } выигрывает
} матч!
hanaawase-table-won-shared = Победу в матче делят { $names }.
hanaawase-table-advice-note = На сколько очков ход в среднем выводит вас вперёд остальных до конца раунда.
hanaawase-table-resign-sure = Сдаться: побеждает лучший из остальных, запись остаётся. Уйти: матч не сохраняется.

### facing
facing-title = Кои-кои вдвоём
facing-hold = { $name }: удерживайте, чтобы взглянуть на свои карты
facing-open = { $name }: нажмите, чтобы открыть свои карты
facing-cover = Закрыть карты
facing-ask = Ходит { $name }.
facing-waits = Ждём: { $name }…
facing-match-won = Матч выигран: { $name }
facing-sitting = Как вы сидите?
facing-sitting-facing = Друг напротив друга, планшет между нами
facing-sitting-pass = Передаём из рук в руки
facing-sitting-note = Карты закрыты до хода их хозяина. В любую минуту палец на своём краю покажет свои карты.

### cards replay
cards-replay-steps = Шаги
cards-replay-back = Шаг назад
cards-replay-next = Следующий шаг
cards-replay-step = Шаг { $number }: { $name }
cards-replay-round = Раунд { $round }: { $name }
cards-replay-end = конец

### hall
hall-title = Зал
hall-line = Играйте с людьми рядом и далеко: все слышат стихотворение в один и тот же миг
hall-more = Ещё в зале
hall-people = { $count ->
    [0] Пока вы здесь одни
    [1] Пока вы здесь одни
    [one] Здесь { $count } человек
    [few] Здесь { $count } человека
   *[other] Здесь { $count } человек
}
hall-play = Сыграть с кем-нибудь
hall-game = Игра
hall-format = Формат
hall-own-rules = Свои правила
hall-rated = Рейтинговый
hall-friendly = Товарищеский
hall-seek = Найти соперника
hall-invite = Пригласить друга
hall-open-room = Открыть стол для всех
hall-seeking = Ищем соперника вашей силы…
hall-seeking-note = Займитесь пока чем угодно: как только соперник найдётся, страница перейдёт к матчу.
hall-unseek = Прекратить поиск
hall-guest-note = Вы играете без учётной записи. С ней сохраняются имя, рейтинги и записи матчей.
hall-account-make = Завести учётную запись
hall-code = Код стола
hall-code-go = Войти
hall-rooms = Столы, где ждут игроков
hall-rooms-none = Сейчас никто никого не ждёт. Откройте стол или пошлите другу ссылку на свой.
hall-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
hall-join = Сесть
hall-boards = Сейчас играют
hall-boards-none = Сейчас нет матча, который можно смотреть.
hall-watch = Смотреть
hall-screen = Экран зала
hall-cut = Связь прервалась. Она вернётся сама; ничего не потеряно.
hall-rating-games = { $count ->
    [one] после { $count } матча
    [few] после { $count } матчей
   *[other] после { $count } матчей
}
hall-rating-spread = плюс-минус { $spread }
room-title = Стол
room-going-in = Входим…
room-gone-left = Вы вышли из-за стола.
room-gone-sent_off = Хозяин освободил ваше место.
room-gone-closed = Стол закрыт.
room-invite = Пригласить
room-invite-line = По ссылке, коду или картинке приходят прямо за этот стол; учётная запись не нужна.
room-link = Ссылка на этот стол
room-copy = Копировать
room-copied = Скопировано
room-qr = Ссылка в виде QR-кода
room-free = Свободное место
room-you = (вы)
room-house-player = Игрок дома
room-away = отсутствует
room-ready = наготове
room-not-ready = готовится
room-wants-again = хочет сыграть ещё
room-sit = Сесть сюда
room-add-house = Игрок дома…
room-seat-house = { $seat }: посадить игрока дома
room-send-off = Освободить место
room-terms-save = Играть так
room-be-ready = Можно начинать
room-ready-on = Можно начинать (отменить)
room-again = Сыграть ещё
room-again-on = Сыграть ещё (отменить)
room-waits-others = Начнём, как только все будут наготове.
room-waits-you = Все места заняты: скажите, что можно начинать.
room-waits-people = Есть свободное место.
room-looking-on = Вы смотрите. Чтобы играть, займите свободное место.
room-playing = Матч идёт.
room-to-match = К матчу
room-leave = Выйти из-за стола
phrase-say = Сказать
phrase-said = Что было сказано
account-title = Учётная запись
account-guest = Без учётной записи
account-guest-line = Вам открыты все игры. Другие видят это имя:
account-sign-in = Войти
account-sign-out = Выйти
account-make = Завести учётную запись
account-make-line = Она хранит имя, рейтинги и записи матчей. Адрес не нужен: если забудете пароль, тот, кто держит дом, сможет его сбросить.
account-name = Имя
account-name-new = Новое имя
account-password = Пароль
account-password-new = Новый пароль (не короче 8 знаков)
account-password-old = Старый пароль
account-password-change = Сменить пароль
account-rename = Сменить имя
account-save = Сохранить
account-done = Готово
account-must-change = Пароль был сброшен: выберите новый.
account-profile = Моя страница
account-passkeys = Ключи доступа
account-passkeys-line = Вход по отпечатку, лицу или блокировке устройства.
account-passkey-add = Добавить ключ доступа
account-passkey-remove = Убрать
account-passkey-in = Войти по ключу доступа
account-export = Забрать свои данные
account-export-line = Всё, что о вас хранится: рейтинги, матчи, реакции, одним файлом.
account-export-go = Скачать
account-delete = Удалить учётную запись
account-delete-line = Имя, рейтинги и ключи доступа исчезнут навсегда. Матчи останутся без имени.
account-delete-name = Введите своё имя: { $name }
account-delete-go = Удалить навсегда
leaders-title = Лучшие
leaders-line = По играм и форматам. Кто сыграл слишком мало для надёжного рейтинга, пока не в списке.
leaders-none = Пока никто не сыграл достаточно рейтинговых матчей.
leaders-place = Место
leaders-rating = Рейтинг
leaders-last = Последний матч
profile-since = Здесь с { $date }
profile-sum = Побед: { $wins }, поражений: { $losses }
profile-place = место { $place }
profile-unplaced = матчей мало для места
profile-unrated = Рейтинговых матчей ещё нет.
profile-margins = Разница в картах
profile-reactions = Реакция после решающего слога (мс)
profile-reactions-note = Штриховка: до конца слога, что обычно для хорошего слуха.
profile-fouls = Отэцуки (фолов) за матч: { $fouls }
profile-matches = Матчи
profile-people = Игроки
profile-median = Медиана реакции
profile-otetsuki = Отэцуки
profile-won = победа
profile-lost = поражение
profile-ended-resigned = сдача
profile-ended-forfeit = неявка
profile-ended-abandoned = прерван
profile-more = Более ранние матчи
input-mouse = мышь
input-touch = палец
input-pen = перо
input-key = клавиши
hall-guest = Гость
hall-counts = Идёт ли в зачёт?
hall-wishes = Кто ищет сейчас
hall-wish = { $count ->
    [one] ищет { $count } человек
    [few] ищут { $count } человека
   *[other] ищут { $count } человек
}
hall-wish-go = Играть
hall-seeking-reach = Соперники с разницей рейтинга до { $reach }; чем дольше ожидание, тем больше.
hall-since = { $count ->
    [0] только начался
    [one] идёт { $count } минуту
    [few] идёт { $count } минуты
   *[other] идёт { $count } минут
}
hall-back = Назад за ваш стол: { $game }
hall-own-rules-note = По своим правилам матч товарищеский: рейтинг есть только у форматов.
hall-rated-note = Только между игроками с учётной записью и без подсказок.
hall-unanswered = Дом не ответил. Попробуйте ещё раз чуть позже.
room-share = Отправить ссылку
room-terms-change = Сменить игру или правила
room-rules = Как играют
room-not-again = ответа пока нет
room-waits-again = Если согласны все, сыграете ещё, поменявшись сторонами.
room-looking-full = Вы смотрите: все места заняты.
room-watch-line = Кто хочет посмотреть, приходит по этой ссылке.
room-watch-link = Ссылка для зрителей
room-talk = Вежливые слова
room-try-again = Попробовать снова
account-line = Играть можно и без неё. Она хранит ваше имя, рейтинги и записи матчей.
account-show = Показать пароль
account-asking = Минуту…
account-make-passkey = Или без пароля
account-make-passkey-go = Создать с ключом доступа
account-make-passkey-line = Ключ хранит ваше устройство: учётную запись открывают отпечаток, лицо или блокировка экрана.
account-passkey-name = Название этого устройства
account-passkey-one = Этот ключ доступа открывает вашу учётную запись.
account-password-set = Задать пароль
account-password-line = Все остальные сеансы завершатся, здесь и на других устройствах.
account-rename-line = Рейтинги и матчи останутся с вами под новым именем.
leaders-play = Сыграть рейтинговый матч
leaders-chance = В этой игре решает только случай: таблицы лучших нет.
profile-ratings = Рейтинги
profile-figures = В цифрах
profile-how-often = Сколько раз
profile-by = разница { $margin }
profile-margin = Разница
profile-margins-note = Штриховкой: проиграно с такой разницей.
profile-matches-none = Матчей с людьми пока нет.
hall-seeking-any = Ищем, с кем сыграть…

### between people
between-away = { $count ->
    [one] { $names } отсутствует; поражение через
   *[other] { $names } отсутствуют; поражение через
}
between-claim = Закончить победой
between-slow = Ваша связь медленная: ключ, который открывает стих, может прийти слишком поздно.
between-unrate = Играть без рейтинга
between-room = Назад к столу
between-replaced = Этот матч идёт в другом вашем окне.
between-here = Продолжить здесь
between-waits = Ждём: { $names }.
between-waits-back = { $count ->
    [one] { $names } отсутствует: до возвращения всё стоит.
   *[other] { $names } отсутствуют: до возвращения всё стоит.
}
between-strip-waits = Ждём
between-bowed = Поклон уже от: { $names }.
between-waits-bow = Ждём поклона: { $names }.
between-done-arrange = карты разложены
between-done-memorise = наготове
between-out = вне зала
between-counts = Рейтинговый матч: он идёт в зачёт.
between-friendly = Товарищеский матч: ни на чей рейтинг он не влияет.
between-give-up = Остальные узнают об этом сразу.
between-gave-up = { $name } сдаётся
after-ratings = Рейтинги
after-first = первый рейтинг
after-want = { $count ->
    [one] { $names } хочет сыграть ещё.
   *[other] { $names } хотят сыграть ещё.
}
after-wait = Ждём: { $names }.
after-gone = Уже не здесь: { $names }.
fairness-title = Ваша связь
fairness-line = Карту берёт тот, кто быстрее, а не тот, кто ближе: ваше время идёт с того мига, когда вы слышите стих. Вот что дом знает о вашей связи.
fairness-your-line = Связь
fairness-your-device = Звук и касание
fairness-ms = { $ms } мс
fairness-offset = Часы дома минус ваши
fairness-offset-of = { $ms } мс, с точностью ± { $error } мс
fairness-round-trip = Туда и обратно
fairness-allowed = Касание может опоздать на
fairness-clamps = Касаний засчитано как более поздние
fairness-key = Ключ, который открывает стих, приходит раньше на
fairness-stamps = Время касаний по
fairness-stamps-output = часам самого звука
fairness-stamps-latency = заявленной задержке звука
fairness-stamps-house = часам дома
fairness-output = Задержка, о которой заявляет вывод звука
fairness-device = Задержка, которую вы отстучали
fairness-not-measured = не измерена
fairness-note = Колонки Bluetooth звучат позже, чем сообщают, каждая по-своему. Укажите, насколько:
fairness-calibrate = отстучать ритм
fairness-pledge = Раздача под печатью
fairness-pledge-note = До раздачи вам показывают отпечаток числа (зерна), из которого берётся вся случайность. После матча показывают само число: так каждый может проверить, что по пути ничего не изменили.
fairness-seed = Зерно
fairness-pledge-kept = Раздача была как обещано: зерно соответствует отпечатку.
fairness-pledge-broken = Зерно не соответствует отпечатку.
watch-bar = Вы смотрите
watch-soon = Картинка идёт с задержкой { $seconds } с. Одну минуту.
watch-over = окончен
watch-later = задержка { $seconds } с
watch-delay = Задержка
watch-seconds = { $seconds } с
watch-least = Матчи между людьми видны с задержкой не меньше { $seconds } с, чтобы никто не мог подсказать играющим.
watch-clean = Для трансляции
watch-playing = Вы сейчас играете: смотреть другой матч на той же странице нельзя.
watch-title = { $a } — { $b }
watch-no-touch = без касания
watch-phase-bow = Игроки кланяются друг другу.
watch-phase-arrange = Карты раскладывают.
watch-phase-memorise = Игроки запоминают, где какая карта.
watch-phase-bows = Поклон друг другу и чтецу.
watch-phase-joka = Читают вступительное стихотворение.
watch-phase-reading = Сейчас прочтут следующее стихотворение.
watch-phase-open = Читают стихотворение.
watch-phase-sending = Выбирают карту для передачи.
watch-phase-placing = Карте ищут место.
watch-phase-thanks = Игроки благодарят друг друга.
watch-phase-over = Матч окончен.
screen-pages = Столы
screen-page = Страница { $page } из { $pages }
screen-boards = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}
screen-seconds = по { $seconds } с
screen-full = На весь экран
screen-cards-left = осталось карт
screen-cards-taken = взято карт
screen-points = очки
screen-stack = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[other] осталось { $count } карт
}
screen-round = Раунд { $round }
watch-paused = Кто-то отсутствует: игра продолжится после возвращения.
home-hall = Играть с людьми
home-hall-line = Найти соперника, пригласить друга или посмотреть

### cli pledge
cli-pledge = Проверяет, что карты матча розданы и прочитаны так, как обещал отпечаток
pledge-kept = Обещание сдержано: карты розданы и прочитаны так, как обещал отпечаток.
error-pledge-broken = Отпечаток { $given } не подходит: у зерна этой записи отпечаток { $found }.
error-pledge-position = { $file }: матч начался с готовой расстановки, по зерну ничего не раздавалось.

### suspicion
suspicion-note = Это цифры, на которые смотрит человек, а не приговор: кто вышел за предел, может быть очень силён, удачлив или играть при странной связи.
suspicion-guesses = Верные взятия до решающего звука: если это догадки, столь малое число фолов рядом имело бы вероятность { $value } (у людей { $limit } и больше; ранних взятий: { $takes })
suspicion-floor-1 = Быстрейшая десятая часть, когда решает первый звук: { $value } мс после него (у людей { $limit } и больше; взятий: { $takes })
suspicion-floor-2 = Быстрейшая десятая часть, когда решает второй звук: { $value } мс после него (у людей { $limit } и больше; взятий: { $takes })
suspicion-floor-3 = Быстрейшая десятая часть, когда решает более поздний звук: { $value } мс после него (у людей { $limit } и больше; взятий: { $takes })
suspicion-median = Медиана всех взятий: { $value } мс после решающего звука (у людей { $limit } и больше; взятий: { $takes })
suspicion-spread = Разброс взятий: { $value } мс (у людей { $limit } и больше; взятий: { $takes })
suspicion-follows = Насколько позже приходит рука на каждую мс, на которую звук решает позже: { $value } (у людей { $limit } и больше; взятий: { $takes })
suspicion-late = Касания приходят позже, чем объясняет связь: медиана { $value } мс (обычно { $limit } и меньше; взятий: { $takes })
suspicion-clamps = Доля касаний, пришедших позже, чем объясняет связь: { $value } (обычно { $limit } и меньше; взятий: { $takes })

### hall, server side
error-account-name = «{ $given }» не годится как имя: нужно от { $least } до { $most } букв, цифр, пробелов или - _ ' .
error-account-name-mixed = В «{ $given }» смешаны алфавиты: пишите имя одним
error-account-none = Такой учётной записи нет: { $given }
error-banned = Этой учётной записи вход закрыт до { $until }. Причина: { $why }
error-body = Не удалось прочесть посланное страницей: { $given }
error-body-long = Послано больше { $most } байт
error-body-slow = Передача заняла слишком много времени: попробуйте ещё раз
error-bus = «{ $given }» не Redis: укажите redis://узел:6379/0
error-bus-driver = Для Redis нужен пакет redis
error-claim-none = Никто не отсутствует достаточно долго: подождите
error-database = «{ $given }» не база данных: укажите sqlite:///путь или postgresql://имя@узел/база
error-database-driver = Для PostgreSQL нужен пакет asyncpg
error-database-open = Не открывается { $given }: { $why }
error-database-taken = { $given } занят другим процессом дома: завершите его или укажите другую папку --data
error-delete-name = «{ $given }» не имя этой записи: введите { $name }
error-forged = Запрос не со страницы этого дома, или страница устарела: загрузите её снова
error-format = «{ $given }» — не формат этой игры: есть { $allowed }
error-house-leaving = Дом ненадолго закрывается: начните через минуту
error-name-taken = { $given } уже занято: выберите другое имя
error-no-accounts = В этом доме нет учётных записей
error-node-taken = Другой процесс дома уже зовётся { $given }: дайте каждому свой --node
error-passkey = Ключ доступа не принят: попробуйте ещё раз или войдите по паролю
error-passkey-known = Этот ключ доступа уже известен
error-passkeys = Ключей доступа может быть не больше { $most }: сначала уберите один
error-password = В пароле от { $least } до { $most } знаков
error-phrase = «{ $given }» нет среди фраз, которые здесь говорят
error-profile-none = Здесь нет никого с таким именем
error-room-host = Столом распоряжается только хозяин, { $name }
error-room-none = Стола { $given } нет, или он закрыт
error-room-out = Вы ни за каким столом: сначала войдите
error-room-people = Здесь сидят { $people }; играть могут { $seats }
error-room-playing = Матч идёт: о следующем договоритесь после
error-room-rated-chance = В этой игре решает случай: рейтинга нет
error-room-rated-format = Эти правила — не формат игры: играйте без рейтинга или выберите формат
error-room-rated-guest = Для рейтинга нужна учётная запись: войдите или играйте без него
error-room-rated-house = Рейтинговый матч бывает только между людьми: с домом играйте без рейтинга
error-room-seat = Места { $given } нет: всего { $most }
error-room-self = Себя пересадить нельзя: выйдите из-за стола
error-room-stands = У вас нет места: сначала сядьте
error-room-taken = Место { $seat } занято: { $name }
error-rooms-full = Столов больше не помещается: попробуйте позже
error-sign-in = Неверное имя или пароль
error-sign-in-first = Сначала войдите
error-store-away = Сейчас ничего нельзя записать: матч ждёт, ничего не потеряно
error-watch-many = Страница показывает не больше { $most } матчей
error-watch-none = Такого матча нет
note-house-leaving = Дом ненадолго закрывается: через минуту матч продолжится сам
note-unrated = Матч больше не рейтинговый
phrase-onegai = Онэгай симас (начнём)
phrase-arigato = Аригато годзаимасита (спасибо)
phrase-hai = Хай (да)
phrase-sumimasen = Сумимасэн (извините)
phrase-shitsurei = Сицурэй симас (с вашего позволения)
phrase-shitsureita = Сицурэй симасита (прошу прощения)
phrase-wait = Подождите, пожалуйста
phrase-moved = Карта передвинута
seat-name-1 = Сосна
seat-name-2 = Слива
seat-name-3 = Вишня
seat-name-4 = Глициния
seat-name-5 = Ирис
seat-name-6 = Пион
seat-name-7 = Хаги
seat-name-8 = Луна
seat-name-9 = Хризантема
seat-name-10 = Клён
format-kyogi-official = Полный матч, 15 минут
format-kyogi-brisk = Полный матч, 2 минуты
format-kyogi-short25 = 12 + 12 из пятидесяти
format-kyogi-quarter = 12 + 12 из четверти
format-kyogi-third = 10 + 10 из трети
format-kyogi-nodead = 25 + 25, без пустых карт
format-kyogi-starter = 3 + 3 для начала
format-koikoi-teams = Двое на двое
format-chirashi-usual = Вся сотня
format-chirashi-third = Треть сотни
format-chirashi-quarter = Четверть сотни
format-sakasama-usual = Вся сотня
format-sakasama-third = Треть сотни
format-sakasama-quarter = Четверть сотни
format-genpei-usual = Двое на двое, по 50
format-genpei-half = Двое на двое, по 25
format-genpei-kyogi = Двое на двое, чтение как в кёги
format-relay-usual = Двое на двое, по 50
format-relay-half = Двое на двое, по 25
format-relay-kyogi = Двое на двое, чтение как в кёги
format-goshoku-usual = По цветам
format-shimo-usual = Трое на трое
format-shimo-half = Трое на трое, по 25
format-bozu-usual = Обычный
format-hanaawase-usual = Двое, 12 раундов
format-hanaawase-three = Трое
format-hanaawase-yaku = С яку (комбинациями)
format-hanaawase-short = Три раунда
cli-serve = Держать дом для других: столы, учётные записи, рейтинги, зрители
cli-serve-host = Адрес; 0.0.0.0: все
cli-serve-port = Порт; 0: свободный
cli-serve-data = Папка дома
cli-serve-database = postgresql://имя@узел/база вместо SQLite в --data
cli-serve-bus = redis://узел:6379/0, если дом из нескольких процессов
cli-serve-node = Имя процесса, одно и то же при каждом запуске
cli-serve-base = Где страницы находят этот процесс, напр. /node/n1; пусто: где они есть
cli-serve-other = База другого процесса на другом адресе; можно повторять
cli-serve-proxy = Адрес прокси, которому верят; можно повторять
cli-serve-metrics-for = Адрес, которому тоже виден /metrics; можно повторять
cli-serve-most = Матчей одновременно не больше
cli-serve-voice = Кто читает

### patience
error-patience = В этом матче вы заставили других ждать достаточно долго: чтец продолжает.
note-hastened = Ждали достаточно долго: дом сделал то, что оставалось сделать.

### store

error-backup-kind = { $given }: PostgreSQL копируется в архив, выберите имя вроде house.gz
error-backup-house = { $given }: здесь нет дома, копировать нечего
error-restore-copy = { $given } — не копия дома или неполная копия. Ничего не изменено.
error-restore-running = Процессы этого дома ещё работают: сначала завершите их
error-restore-full = В этом доме уже есть игроки или матчи. С ключом --replace они будут забыты.

### fairness of lines
error-unrate = Матч идёт в зачёт: просить об ином может лишь тот, к кому ключ к стиху приходит слишком поздно, и только в первых чтениях.

### accounts
error-banned-for-good = Этой учётной записи вход в дом закрыт. Причина: { $why }
error-passkey-again = Ключ доступа ни о чём не спрашивали или это было слишком давно: начните заново
error-passkey-host = Ключам доступа нужен https и имя узла либо localhost: войдите здесь по паролю
error-passkey-last = Другого входа в учётную запись нет: сначала задайте пароль
error-passkey-none = Ключа доступа «{ $given }» нет
error-passkey-unknown = Ни у одной учётной записи здесь нет такого ключа доступа
error-signed-out = Этот сеанс завершён: войдите снова
error-too-many-tries = Слишком много попыток. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
 } и попробуйте снова.

### admin
cli-admin = Присмотр за домом: люди, копии и всё ли в нём в порядке
cli-admin-create = Завести учётную запись для NAME с паролем на первый раз
cli-admin-reset = Дать учётной записи NAME новый пароль на один раз и завершить её сеансы
cli-admin-ban = Закрыть учётной записи NAME вход в дом
cli-admin-unban = Снова впустить учётную запись NAME
cli-admin-export = Всё, что хранится об учётной записи NAME, в JSON
cli-admin-backup = Скопировать дом в FILE, не останавливая его; имя на .db даёт файл SQLite, любое другое — выгрузку
cli-admin-restore = Сделать дом тем, что в FILE, его копии; процессы дома должны быть остановлены
cli-admin-check = Заново вывести каждое решение и проверить, сходится ли всё, что хранится; если нет, кончает с кодом 1
cli-admin-suspicion = Числа о взятиях, на которые стоит взглянуть человеку: у NAME все, у остальных — за пределами
cli-admin-tidy = Убрать журналы давно законченных матчей: результаты и рейтинги остаются, записи и повторы исчезают
cli-admin-data = Папка дома
cli-admin-database = postgresql://user@host/name вместо SQLite в --data
cli-admin-days = На сколько дней; если не задано, навсегда
cli-admin-within = Матчи за столько дней
cli-admin-why = Что скажут человеку
cli-admin-to = Файл для записи; иначе на экран
cli-admin-replace = Забыть людей и матчи, которые там есть
cli-admin-match = Только этот матч
cli-admin-older = Только матчей, законченных больше стольких дней назад
cli-admin-dry-run = Только сказать, что было бы убрано
admin-created = Учётная запись { $name } заведена. Пароль на первый раз, его надо сразу сменить: { $password }
admin-reset = Новый пароль для { $name }, его надо сразу сменить: { $password }
admin-banned = Вход для { $name } закрыт до { $until }
admin-banned-for-good = Вход для { $name } закрыт навсегда
admin-unbanned = Вход для { $name } снова открыт
admin-exported = Всё, что хранится о { $name }, — в { $file }
admin-copied = Дом скопирован в { $file } (строк: { $rows })
admin-restored = Дом теперь таков, каким был { $file } (строк: { $rows })
admin-checked = Просмотрено: матчей { $matches }, записей { $entries }
admin-tidied = Убрано журналов: { $logs } ({ $megabytes } МБ)
admin-would-tidy = Было бы убрано журналов: { $logs } ({ $megabytes } МБ)
admin-fault-unreadable = { $match }: не читается: { $fault }
admin-fault-ruling = { $match }: сохранённое решение не совпадает с выведенным: { $fault }
admin-fault-log = { $match }: сохранённый журнал не сходится: { $fault }
admin-fault-result = { $match }: итог не сходится: { $fault }
admin-fault-database = База данных: { $fault }
admin-suspicion = { $name }: матчей { $matches }, взятий с временем { $takes }
error-admin-none = В { $given } дома нет: укажите --data или --database
error-admin-old = Дом ревизии { $given }, а программа — { $house }: запустите дом один раз или возьмите подходящую программу
error-admin-file = { $given }: { $why }
error-admin-faults = Не в порядке: { $count }

### reading programme
error-set-term = «{ $given }» не называет ни одного стихотворения. Напишите, например: all, pink, first:mu, length:2-3, 17, 3..14, 8*, group:tomofuda, third:A, quarter:1 или начало стихотворения каной либо ромадзи.
error-set-empty = «{ $given }» не оставляет ни одного стихотворения. Назовите хотя бы одно.
error-wish = { $name }: «{ $given }» не подходит. Допустимо: { $right }
error-wish-long = { $name }: слишком длинно. Читается не больше { $most } знаков.
error-wish-pattern = «{ $given }» – не способ чтения. Напишите 1 для первой строфы и 2 для второй, не больше шести с каждой стороны косой черты: 2/1 – вторая строфа прочитанного стихотворения, затем первая строфа следующего.
error-reading-kept = Сохранённое чтение нельзя продолжить. Начните новое.

### print: sheets of cards
print-ruler = Эта линия — ровно 100 мм. Если у вас не так, печатайте в масштабе 100 %, без «вписать в страницу».
print-title-torifuda = Торифуда
print-title-yomifuda = Ёмифуда
print-title-hanafuda = Ханафуда
print-title-backs = Рубашки
print-title-rims = Кромки, которыми оборачивают карты
error-print-fonts = В { $folder } нет шрифтов: запустите «make build».
error-print-size = «{ $given }» — не размер карты. Нужно: ширина x высота в мм, например 52x73, каждая от { $least } до { $most }.
error-print-layout = «{ $given }» не подходит: карт { $size } мм на { $paper } помещается (столбцы x ряды) не больше { $most }.
error-print-choice = { $name } не может быть «{ $given }». Допустимо: { $allowed }.
error-print-either = { $first } и { $second } исключают друг друга: выберите что-то одно.
error-print-vain = { $name } для { $kind } ничего не меняет. Применимо к: { $right }.
error-print-json = Заказ не читается как JSON: { $fault }
error-print-page = Страницы { $given } нет: они идут от 1 до { $most }.
error-print-file = «{ $file }» не записать: { $fault }
cli-print = Карты для печати и вырезания, в PDF: торифуда, ёмифуда, ханафуда, рубашки, кромки или целая колода (deck); «print sheet NAME»: листы для счёта и страницы для чтения
cli-print-size = Размер карты в мм: 52x73, 52x76, 33x54, 88x124 или любой другой
cli-print-paper = Бумага
cli-print-layout = Карт на листе, столбцы x ряды, например 5x2 или 3x3; без указания — как можно меньше листов
cli-print-poems = Какие стихи: all, цвет, 1..20, first:mu, length:1-2 …
cli-print-font = Начертание: кисть, карандаш, ясное
cli-print-hints = Что торифуда подсказывают ученику внизу
cli-print-meaning = Язык смысла и листов; без указания — тот, на котором с вами говорят
cli-print-marks = Ёмифуда с ромадзи, долгими гласными и полосой ритма
cli-print-crop = Метки для резки
cli-print-ruler = Линия в 100 мм, чтобы проверить принтер
cli-print-backs = Рубашки с обратной стороны (двусторонняя печать, переворот по длинному краю), на отдельных листах или без них
cli-print-ink-saver = Без цветного фона, с тонкой кромкой
cli-print-black = Только чёрное на белом
cli-print-large = Белое на чёрном ясным жирным шрифтом, для слабовидящих
cli-print-output = Файл, который записать
print-sheets = Листы (print sheet NAME)
print-written = { $file }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} на { $pages ->
    [one] { $pages } странице
    [few] { $pages } страницах
    [many] { $pages } страницах
   *[other] { $pages } страницы
}

## Чтение одним файлом: karuta read

cli-read = Всё чтение одним файлом с главами (--out) или его порядок (--list)
cli-read-order = Применение (competition, recreation, study, hokkaido, beginners), порядок (shuffle, replacement, number, musume) или и то и другое: --order study --order number
cli-read-poems = Какие стихи: all, цвет, 1..20, first:mu, length:1-2; -17 убирает стихотворение
cli-read-dead = Сколько пустых карт добавить
cli-read-likeness = Насколько они похожи на остальные: 0 наугад, 100 самые обманчивые
cli-read-seed = Одно и то же зерно даёт один и тот же порядок, здесь и на странице чтеца
cli-read-pace = Секунды второй строфы, её последнего тянущегося звука, тишины, первой строфы: 5316, 4315, 6-3-1.5-7
cli-read-pattern = Что читается: 1 первая строфа, 2 вторая; до / от прочитанного стихотворения, после / от следующего
cli-read-joka = Сколько раз читаются первая и вторая строфы дзёка: 1-2
cli-read-span = Секунды тишины там, где человек нажал бы, чтобы продолжить
cli-read-voice = Кто читает
cli-read-list = Показать порядок: место, кимаридзи, номер стихотворения, автор
cli-read-out = Файл для записи; его окончание говорит о виде: .wav, .flac (рядом файл cue), .ogg, .mp3 (с главами)
read-column-place = Место
read-column-kimariji = Кимаридзи
read-column-poem = Стих
read-column-author = Автор
read-dead = пустая карта
read-chapter-joka = Дзёка
read-chapter-last = Последняя вторая строфа
read-title = Карута: { $count ->
    [one] { $count } стихотворение
    [few] { $count } стихотворения
    [many] { $count } стихотворений
   *[other] { $count } стихотворения
} (зерно { $seed })
read-writing = Чтение
read-written = { $file }: { $count ->
    [one] { $count } стихотворение
    [few] { $count } стихотворения
    [many] { $count } стихотворений
   *[other] { $count } стихотворения
}, { $length }
read-seed = Зерно: { $seed }
error-read-nothing = Назовите файл через --out или попросите порядок через --list.
error-read-kind = «{ $file }»: окончание имени говорит, что писать. Можно: { $right }
error-read-file = «{ $file }» не записать: { $fault }
error-read-long = { $hours ->
    [one] { $hours } час — слишком много
    [few] { $hours } часа — слишком много
    [many] { $hours } часов — слишком много
   *[other] { $hours } часа — слишком много
} для файла WAV: в него помещается { $most } ч. Пишите в .flac, .ogg или .mp3.

### anki: a deck for phones
anki-face-hearing = На слух
anki-face-torifuda = Карта
anki-face-kimariji = Кимаридзи
anki-face-poem = Стихотворение
anki-face-meaning = Смысл
anki-ask-hearing = Как оно начинается при чтении?
anki-ask-torifuda = Какая это карта?
anki-ask-kimariji = Что её решает?
anki-ask-poem = Какое это стихотворение?
anki-ask-meaning = О чём оно?
anki-description = «Огура хякунин иссю», колода Karuta. Голос: { $voice }. Шрифт: Yuji Syuku, лицензия SIL Open Font 1.1.
anki-written = { $file }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
error-anki-faces = Лицо «{ $front }» и оборот «{ $back }»: назовите два разных или ни одного. Есть: { $allowed }.
error-print-busy = Сейчас печатается много. Попробуйте ещё раз чуть позже.
error-print-slow = Это готовится слишком долго. Закажите за раз меньше карт.
error-print-failed = Не удалось подготовить печать. Попробуйте ещё раз.
cli-anki = Колода для Anki: стихи на слух, карты, кимаридзи, стихотворения, смысл
cli-anki-front = С чего начинается вопрос; нужен и --back
cli-anki-back = Что надо вспомнить; без обоих — три вида карточек
cli-anki-audio = С пропетыми первыми строфами
cli-anki-poems = Какие стихи: all, цвет, 1..20, first:mu, length:1-2 …
cli-anki-meaning = Язык смысла и вопросов; без указания — тот, на котором с вами говорят
cli-anki-output = Файл, который записать

### print page
print-page-lede = Выбирайте с одной стороны и смотрите на лист с другой: таким его получит принтер.
print-page-what = Что сделать
print-page-kind-deck = Вся колода
print-page-kind-deck-line = Карты обоих видов с рубашками, одного размера, в одном файле.
print-page-kind-torifuda = Торифуда
print-page-kind-torifuda-line = Карты, которые берут: вторая строфа каждого стихотворения, каной.
print-page-kind-yomifuda = Ёмифуда
print-page-kind-yomifuda-line = Карты, по которым читают: стихотворение целиком, поэт, рисунок.
print-page-kind-hanafuda = Ханафуда
print-page-kind-hanafuda-line = Сорок восемь цветочных карт.
print-page-kind-backs = Рубашки
print-page-kind-backs-line = Одни рубашки, чтобы наклеить их сзади.
print-page-kind-rims = Кромки
print-page-kind-rims-line = Подложка больше карты: её загибают через край, и получается кромка.
print-page-kind-sheet = Бланки
print-page-kind-sheet-line = Вести счёт, учиться, раздать гостям.
print-page-kind-anki = Колода Anki
print-page-kind-anki-line = Карточки для программы Anki с голосом дома.
print-page-which = Какие стихи
print-page-which-all = Все сто
print-page-which-colour = По цветам
print-page-which-first = Первые несколько
print-page-which-own = Свой набор
print-page-colour = Цвета
print-page-first = Сколько, начиная с № 1
print-page-own = Набор стихов
print-page-own-note = Номера, первые звуки, длина кимаридзи, цвета; минус убирает: 17, 3..14, first:mu, length:1-2, pink -8*
print-page-size = Размер карты
print-page-size-52x73 = Соревнования
print-page-size-52x76 = Тренировка
print-page-size-33x54 = Ханафуда
print-page-size-62x83 = Обернуть 52 x 73
print-page-size-88x124 = Видно издали
print-page-size-own = Свой размер
print-page-mm = { $width } x { $height } мм
print-page-side-mm = { $length } мм
print-page-width = Ширина, мм
print-page-height = Высота, мм
print-page-paper = Бумага
print-page-paper-a4 = A4
print-page-paper-letter = US Letter
print-page-layout = Карт на листе
print-page-layout-auto = Меньше листов
print-page-layout-grid = { $columns } x { $rows }
print-page-layout-own = Иначе
print-page-layout-field = Столбцы x ряды
print-page-look = Краска
print-page-look-colour = В цвете
print-page-look-ink-saver = Экономно
print-page-look-black = Только чёрное
print-page-look-large = Крупно, белым по чёрному
print-page-look-large-note = Для слабовидящих: жирные знаки и карты 88 x 124 мм, если не выбран размер.
print-page-font = Письмо
print-page-font-yuji = Кисть
print-page-font-klee = Карандаш
print-page-font-clear = Ясный шрифт
print-page-hints = Помощь ученикам
print-page-hints-none = Нет
print-page-hints-kimariji = Кимаридзи
print-page-hints-romaji = Ромадзи
print-page-hints-meaning = Смысл
print-page-marks = Пометы для чтеца
print-page-marks-note = Ромадзи, долгие гласные и полоса ритма на ёмифуда: клуб может читать и без японского.
print-page-language = Язык на бумаге
print-page-backs = Рубашки
print-page-backs-none = Нет
print-page-backs-duplex = С двух сторон
print-page-backs-separate = На своих листах
print-page-backs-duplex-note = Переворачивайте бумагу по длинному краю. Рубашки выступают на 1 мм, и небольшой сдвиг не виден.
print-page-crop = Метки для резки
print-page-ruler = Линия в 100 мм
print-page-sheet = Какой бланк
print-page-entrants = Участники
print-page-seed = Зерно раздачи; пусто — пустые поля
print-page-show = На картах
print-page-show-torifuda = Текст
print-page-show-kimariji = Кимаридзи
print-page-show-romaji = Ромадзи
print-page-anki-kinds = Вопросы
print-page-anki-language = Язык карточек
print-page-anki-three = Три вида: услышать и найти карту; увидеть карту и назвать кимаридзи; прочесть стихотворение и сказать, о чём оно.
print-page-anki-all = Все три вида
print-page-anki-one = Один вид
print-page-anki-front = Лицо
print-page-anki-back = Оборот
print-page-anki-audio = Со звуком
print-page-anki-audio-note = Первые строфы, около 4 МБ. Без звука в вопросе стоит кана.
print-page-anki-turn = Перевернуть карточку
print-page-anki-listen = Здесь звучит строфа
print-page-preview = Просмотр
print-page-page = Страница { $page } из { $pages }
print-page-card-of = Карточка { $page } из { $pages }
print-page-before = Предыдущая страница
print-page-after = Следующая страница
print-page-sheets = { $count ->
    [one] { $count } лист
    [few] { $count } листа
    [many] { $count } листов
   *[other] { $count } листа
}
print-page-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
print-page-scale = Печатайте в масштабе 100 %, без «по размеру страницы», и приложите к линии линейку: в ней 100 мм.
print-page-preparing = Лист готовится…
print-page-making-it = Файл готовится…
print-page-made = { $file } готов.
print-page-no-answer = Дом не отвечает. Он получит вопрос снова, когда вы что-то измените.
print-page-download = Скачать PDF
print-page-open = Печать
print-page-download-anki = Скачать колоду
print-page-again = Ещё раз
print-page-larger = Крупнее
print-page-usual = Всё как обычно
print-page-making = От листа к карте
print-page-making-text = Настоящие карты — картон толщиной 1,5–2 мм. Загните через его край подложку побольше, а отпечатанное лицо наклейте в середину: загнутая бумага станет кромкой. Карты обоих видов одного размера.
print-page-making-sheet = Памятка по изготовлению

### paper: score sheets, tables and pages to read

paper-foot = Карута, открытый дом японских карточных игр
paper-name = Имя
paper-club = Клуб
paper-cm = { $length } см
paper-dan = Класс, дан
paper-event = Турнир
paper-place = Место
paper-date = Дата
paper-class = Класс
paper-round = Тур
paper-board = Стол
paper-reader = Чтец
paper-referee = Судья
paper-winner = Победа
paper-margin = Разница (карт)
paper-begun = Начало
paper-ended = Конец
paper-sign-a = Подпись A
paper-sign-b = Подпись B
paper-sign-referee = Судья
paper-sign-desk = Секретарь
paper-art-seiza = Игрок в сэйдза сбоку: на коленях, спина прямая, руки на бёдрах
paper-art-kamae = Игрок в стойке сбоку: наклонился вперёд с опорой на левую руку, правая лежит на татами за нижним рядом
paper-art-swipe = Рука сверху смахивает карты вдоль ряда; прочитанная карта и соседняя вылетают с территории
paper-art-watching = Двое игроков напротив друг друга, между ними обе территории; с одной стороны чтец, поодаль с другой зрители
paper-art-fold = Карта в четыре шага: картон на бумаге оборота со срезанными углами, загнуты длинные края, загнуты короткие, наклеено лицо

paper-match-title = Лист матча
paper-match-title-line = Двое игроков, по двадцать пять карт, сто чтений
paper-match-own = Своя карта
paper-match-read = № чтения
paper-match-taken = Кто взял
paper-match-sent = Передана
paper-match-cards-how = *Своя карта*: её кимаридзи. *Передана*: в каком чтении карта ушла к сопернику, или «от него», если пришла. *Разница*: сколько карт осталось у проигравшего; десять — это *таба*.
paper-match-card = Карта
paper-match-field = Где
paper-match-by = Взятие
paper-match-foul-a = Фол A
paper-match-foul-b = Фол B
paper-match-sends = Отдаёт
paper-match-left = A : B
paper-match-log-how = *Где*: на чьей территории лежала прочитанная карта; – для пустой. *Взятие*: A или B. *Фол*: черта за каждую задетую территорию, где её нет. *Отдаёт*: кто и сколько, только разница (A 1). *A : B*: сколько карт осталось после чтения.

paper-result-title = Итоги турнира
paper-result-title-line = Строка на участника; соперников разыгрывают заново в каждом туре
paper-result-number = №
paper-result-round = Тур { $number }
paper-result-matches = { $matches ->
    [one] { $matches } матч
    [few] { $matches } матча
    [many] { $matches } матчей
   *[other] { $matches } матча
}
paper-result-byes = { $byes ->
    [one] { $byes } без игры
    [few] { $byes } без игры
    [many] { $byes } без игры
   *[other] { $byes } без игры
}
paper-result-place = Место
paper-result-how = В каждом туре: соперник, а в узком столбце ○ и разница (карты, оставшиеся у проигравшего) за победу, × и разница за поражение. *Без игры*: 不戦勝, все такие победы в первом туре. *Неявка соперника*: ○ без разницы. Оба проигравших в полуфинале третьи, четверо проигравших в четвертьфинале четвёртые.

paper-memory-title = Лист запоминания
paper-memory-title-line = Обе территории, как они лежат на татами, с вашей стороны
paper-memory-theirs = Территория соперника
paper-memory-own = Ваша территория
paper-memory-scale = 1 : 4
paper-memory-seed = 1 : 4 · раздача по зерну «{ $seed }»
paper-memory-minutes = Минут
paper-memory-right = Верно из 50
paper-memory-how = Смотрите на пятьдесят карт пятнадцать минут, закройте их и впишите каждое кимаридзи туда, где лежит его карта. Карта может лежать в ряду где угодно. Пропорции точные: ширина 87 см, между рядами 1 см, между территориями 3 см.
paper-memory-how-dealt = Запомните эти пятьдесят карт за пятнадцать минут; на следующей странице те же территории пустые. В матче с этим зерном раздача такая же.

paper-kimariji-title = Кимаридзи по первому слогу
paper-kimariji-title-line = В том порядке, в котором их учат: номер, что решает, как звучит, как начинается карта
paper-kimariji-how = *Кимаридзи*: самое короткое начало, которое есть лишь у одного из ста стихотворений; каждое чтение укорачивает другие. Последний столбец — то, что напечатано на карте, без знаков озвончения. Стихотворений на каждый первый слог:
paper-kimariji-count = { $sounds } { $count }

paper-lower-title = Карты по их тексту
paper-lower-title-line = Что напечатано на карте, кимаридзи её стихотворения, как оно звучит, номер
paper-lower-how = Жирным — самое короткое начало напечатанного текста, по которому карту отличают от всех остальных. На картах старая кана без знаков озвончения: は может звучать как ば или わ. Черта разделяет первые знаки.

paper-rules-title = Карута на двух страницах
paper-rules-title-line = Кёги карута: двое игроков, чтец, сто стихотворений
paper-rules-aim-title = Цель
paper-rules-aim = У каждого из ста стихотворений есть карта, и на ней только вторая строфа. Чтец читает; кто первым найдёт карту этого стихотворения, тот её берёт. *Побеждает тот, у кого раньше не останется карт на своей территории.*
paper-rules-lay-title = Раскладка
paper-rules-lay = Поклонитесь друг другу. Сто карт перемешивают лицом вниз; каждый берёт *25* и кладёт их лицом вверх в три ряда, текстом к себе. Где именно на своей территории — решаете вы. Территория не шире { $width } см, между рядами { $rows } см, между территориями { $fields } см. Остальные *50* карт откладывают. Их стихотворения тоже читают: это *пустые* карты, и тогда ничего трогать нельзя.
paper-rules-memory-title = Пятнадцать минут
paper-rules-memory = Оба запоминают, где лежат пятьдесят карт: *15 минут*. На 13-й минуте объявляют последние две: теперь можно делать холостые взмахи, не трогая карт и не ударяя по татами. На 15-й минуте поклон сопернику, затем чтецу.
paper-rules-reading-title = Чтение
paper-rules-reading = Сначала звучит *дзёка*, стихотворение не из ста, его вторая строфа дважды. Затем первая строфа стихотворения, которое вынули не глядя: с её первого звука можно брать. Когда все руки опущены, читают вторую строфу этого стихотворения, а через секунду первую строфу следующего.
paper-rules-order-joka = дзёка
paper-rules-order-first = стих 1
paper-rules-order-second = стих 2
paper-rules-order-upper = 1-я строфа
paper-rules-order-lower = 2-я строфа
paper-rules-order-take = берут, кладут на место
paper-rules-why-title = Зачем вторая строфа, если карта давно взята?
paper-rules-why = Из уважения к стихам и вместо часов. Вторая строфа длится { $lower } секунд, её последний звук тянется ещё { $held }, потом { $silence } секунда тишины, и начинается следующая первая строфа, { $upper } секунд. Так всегда, и оба знают, когда прозвучит следующий звук. Со второй строфы никто не двигается и не шумит: оба начинают из одной и той же тишины.
paper-rules-bar-lower = вторая строфа прошлого стиха
paper-rules-bar-held = последний звук
paper-rules-bar-silence = тишина
paper-rules-bar-upper = первая строфа следующего стиха
paper-rules-decides-title = Когда карта известна?
paper-rules-decides = Как только так не начинается ни одно другое непрочитанное стихотворение. Самое короткое такое начало — *кимаридзи* стихотворения. { $early } известно по второму слогу, { $late } только по четвёртому, потому что { $twin } начинается так же. Когда { $twin } прочитано, достаточно { $then }. Поэтому помните, что уже прочитано, и пустые карты тоже.
paper-rules-sit-title = Как сидеть и брать
paper-rules-sit = *Берёт одна рука*, весь матч одна и та же; касания другой не считаются. Пока чтение не началось, эта рука лежит на татами за вашим нижним рядом, а голова не выдаётся за ваш верхний ряд.
paper-rules-seiza = *Сэйдза*: для поклонов. Между чтениями можно сесть удобнее, но не показывать сопернику подошв.
paper-rules-kamae = *Стойка*: опора на колени и другую руку; берущая рука за нижним рядом, голова не дальше пунктира.
paper-rules-swipe = *Смахивание*: плоско вдоль ряда. Прочитанная карта вылетает с территории, и соседние с ней.
paper-rules-take-title = Взять и передать
paper-rules-take = Карта ваша, если вы коснулись её раньше или целиком вытолкнули с её территории, хотя бы и вместе с другими. Задевать другие карты *той же территории* можно. При полной одновременности она достаётся хозяину территории. Положите её рядом с собой лицом вниз. Взяли у себя — картой стало меньше. Взяли у *соперника* — можете передать ему одну свою; он кладёт её у себя, куда захочет.
paper-rules-hand-title = Поднятая рука
paper-rules-hand = Пока рука поднята, чтец ждёт: карты кладут на место, передают или переставляют. Разлетевшиеся карты возвращают туда, где они лежали. Свои карты между чтениями можно переставлять; говорите об этом каждый раз, соперник отвечает *хай*.
paper-rules-foul-title = Фолы
paper-rules-foul = Фол — это коснуться карты на территории, где прочитанной карты *нет*. Он считается один раз на территорию, сколько бы карт ни было задето, и даёт сопернику право передать одну карту. Права обоих засчитываются друг против друга: передают только разницу.
paper-rules-case-nuki = Вы берёте у соперника
paper-rules-case-mamori = Вы берёте у себя
paper-rules-case-dead-one = Пустая карта: вы задели одну территорию
paper-rules-case-dead-both = Пустая карта: вы задели обе территории
paper-rules-case-semi-daburu = Соперник берёт у себя, вы задели карту у себя
paper-rules-case-daburu = Соперник берёт у вас, вы задели карту у него
paper-rules-case-torizon = Вы берёте у соперника, но задели и у себя
paper-rules-case-tomo-ote = Пустая карта: каждый задел одну территорию
paper-rules-sent = { $count }
paper-rules-cases-how = Карты, которые передают вам (+) или можете передать вы (–).
paper-rules-end-title = Конец
paper-rules-end = Когда всё передано и территория пуста, её хозяин победил: на столько карт, сколько осталось у другого. Поклон сопернику, затем чтецу: *аригато годзаимасита*. О спорном взятии договоритесь сами; иначе решает судья, и его слово окончательно.

paper-memorise-title = Пятьдесят карт за 15 минут
paper-memorise-title-line = План на время запоминания
paper-memorise-intro = Не учите пятьдесят мест по одному. Учите звуки: куда идёт рука на каждый слог, с которого может начаться стихотворение?
paper-memorise-minutes = { $span } мин
paper-memorise-single-title = Сначала односложные
paper-memorise-single = { $single }: семь карт известны с первого слога. Найдите те, что лежат здесь. Они самые быстрые; смотрите на каждую, пока рука не запомнит путь.
paper-memorise-groups-title = По первому слогу и со счётом
paper-memorise-groups = Пройдите остальные слоги в порядке таблицы. Найдите все их карты на обеих территориях и сосчитайте: столько у меня, столько у соперника, остальные пустые. Кто сосчитал, тот уже не ищет.
paper-memorise-twins-title = Парные: вместе или врозь
paper-memorise-twins = Карты с одинаковым началом: лежат ли все ещё не прочитанные на одной территории? Тогда смахнуть их все можно уже на общем начале. Если одна лежит напротив или пустая, ждите решающего слога.
paper-memorise-theirs-title = Территория соперника
paper-memorise-theirs = Половина карт лежит вверх ногами. Учите их так же старательно, как свои, ряд за рядом от края к середине; потом закройте глаза, назовите их и проверьте.
paper-memorise-dead-title = Чего здесь нет
paper-memorise-dead = Слог, карт которого здесь нет, — это слог, на котором рука не движется. Назовите такие слоги про себя.
paper-memorise-last-title = Последние две минуты
paper-memorise-last = С объявления взмахивайте, не касаясь. Нового не учите: вызывайте слог за слогом и смотрите, где он лежит; самые длинные кимаридзи — под конец.
paper-memorise-then-title = И во время игры
paper-memorise-then = Каждое чтение укорачивает другие: когда прочитано { $twin }, { $late } известно уже по { $then }. Повторяйте про себя новое место каждой переданной или переставленной карты.
paper-memorise-hundred = из 100
paper-memorise-mine = мои
paper-memorise-yours = чужие
paper-memorise-gone = пустые
paper-memorise-all = Всего
paper-memorise-table-how = Для счёта на тренировке. В матче ничего не записывают.

paper-spectators-title = Как смотреть матч
paper-spectators-title-line = Для гостей в зале
paper-spectators-intro = Игроки ловят самый первый звук стихотворения. Кашель, страница, фотоаппарат могут его заглушить. Мы рады вам, и ваша тишина — часть матча.
paper-spectators-manners-title = Правила вежливости
paper-spectators-silence = *Тихо и неподвижно со второй строфы до поднятых рук.* В секунду тишины задержите дыхание вместе с игроками.
paper-spectators-noise = Не шуршите бумагой и пакетами; телефоны выключены, а не просто без звука.
paper-spectators-still = Пока читают, не ходите, не вставайте и не входите. Двигайтесь, когда игроки кладут карты на место.
paper-spectators-hints = В личных турнирах никаких подсказок, возгласов и общения с игроками, даже взглядом.
paper-spectators-photo = Без вспышки и звука затвора; прежде чем снимать, спросите организаторов.
paper-spectators-mat = Не заходите на татами; карта, долетевшая до вас, пусть лежит: игроки придут за ней.
paper-spectators-after = Когда один матч кончился, другие в зале продолжаются: молчит и тот, кто закончил.
paper-spectators-course-title = Что вы видите
paper-spectators-bow-when = Поклон
paper-spectators-bow = Игроки приветствуют друг друга, мешают карты, берут по 25 и раскладывают.
paper-spectators-memory-when = 15 минут
paper-spectators-memory = Они запоминают, где лежат пятьдесят карт. Тихо, но выйти с места можно.
paper-spectators-call-when = 2 минуты
paper-spectators-call = На 13-й минуте объявление: теперь взмахи в воздухе.
paper-spectators-joka-when = Дзёка
paper-spectators-joka = Стихотворение не из ста, чтобы привыкнуть к голосу. Пока никто не берёт.
paper-spectators-reading-when = Чтение
paper-spectators-reading = Вторая строфа прошлого стиха, секунда тишины, первая строфа следующего — и руки летят, часто с одного слога.
paper-spectators-dead-when = Ничего
paper-spectators-dead = У половины стихотворений карты на татами нет. Кто тогда коснётся карты, у того фол.
paper-spectators-end-when = Конец
paper-spectators-end = Всего через 60–90 минут. Побеждает тот, чья территория пуста раньше; оба кланяются друг другу и чтецу.
paper-spectators-cycle-lower = вторая строфа
paper-spectators-cycle-held = звук тянется
paper-spectators-cycle-second = 1 с
paper-spectators-cycle-upper = первая строфа
paper-spectators-cycle-hands = руки подняты, карты кладут на место
paper-spectators-cycle-silent = тишина
paper-spectators-cycle-free = можно двигаться

paper-making-title = Карты своими руками
paper-making-title-line = Две колоды по сто карт, все одного размера
paper-making-intro = Игровая карта — это толстый картон с печатной бумагой спереди и бумагой сзади, которую загибают через край на лицо. Край получается гладким, при смахивании ничего не отклеивается, и на ощупь все карты одинаковы.
paper-making-needs-title = Что нужно
paper-making-need-board = Серый картон *1,5–2 мм*, нарезанный на { $width } × { $height } мм: 200 штук на обе колоды
paper-making-need-faces = Лица: торифуда и ёмифуда, листов по { $sheets } на матовой бумаге
paper-making-need-backs = Обороты («канты» для печати): листов на колоду { $rim_sheets }, бумага тонкая и прочная
paper-making-need-paste = Клей: крахмальный или переплётный, разведённый водой
paper-making-need-tools = Нож и стальная линейка, косточка для сгибов, кисть, две доски и груз
paper-making-steps-title = Шаг за шагом
paper-making-print = *Печатайте в масштабе 100 %*, без подгонки под страницу. Измерьте линию 100 мм внизу.
paper-making-board = *Нарежьте картон* на { $width } × { $height } мм: ёмифуда и торифуда одного размера. Режьте в несколько лёгких проходов; углов не скругляйте.
paper-making-back = *Вырежьте обороты*, { $rim_width } × { $rim_height } мм, срезав углы. Промажьте оборот клеем и положите картон между метками.
paper-making-fold = *Загните { $fold } мм через край*: сначала длинные стороны, потом короткие, туго и с притиркой. На углах сгибы сходятся, не налегая.
paper-making-face = *Вырежьте лицо* по внутреннему краю печатной каймы, { $face_width } × { $face_height } мм, и наклейте в середину: вокруг останутся { $rim } мм загнутой бумаги.
paper-making-press = *Под гнёт на ночь* между досками. Высыхая, бумага оборота слегка выгнет карту: так и надо, её легче брать.
paper-making-fold-1 = 1 · картон на промазанном обороте
paper-making-fold-2 = 2 · длинные стороны загнуты
paper-making-fold-3 = 3 · короткие стороны загнуты
paper-making-fold-4 = 4 · лицо в середине, загиб вокруг него — кайма
paper-making-note = *Размер.* Обычная карта { $width } × { $height } мм; бывают колоды 52 × 76 мм. Правила размера не задают, но в колоде все карты должны быть одинаковы, иначе карту узнают по краю. Если картона не достать, годятся два листа плотной бумаги, склеенные волокном крест-накрест.

paper-written = { $file }: { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
    [many] { $pages } страниц
   *[other] { $pages } страницы
}
cli-print-sheet = Лист в PDF. NAME: match, result, memory, kimariji, lower, rules, memorise, spectators или making
cli-print-language = Язык листа; без указания тот, на котором говорят с вами
cli-print-entrants = result: сколько участников, от 2 до 64
cli-print-seed = memory: раздача на территориях, та же, что в матче с этим зерном
cli-print-show = memory: что на её картах: torifuda, kimariji, romaji

### own recordings

voices-lede = Пусть ваши карты читает ваш собственный голос: набор для wasuramoti, дорожки с диска или одна длинная запись всех ста стихов.
voices-private = Всё остаётся на этом устройстве. Ничего никуда не отправляется, и никто другой этого не услышит.
voices-add = Добавить записи
voices-drop = Перетащите сюда папку или zip либо выберите:
voices-files = Zip или файлы
voices-folder = Папка
voices-cancel = Отмена
voices-keep = Сохранить
voices-reading = Слушаем файл { $done } из { $of }…
voices-reading-begin = Открываем…
voices-untitled = Мои записи
voices-names = Какие имена понятны
voices-names-verses = Файл на каждую строфу: 001–100 — стих, 000 — дзёка, вступительный стих; 1 — первая строфа, 2 — вторая.
voices-names-prefix = То же с любым словом впереди.
voices-names-poems = Дорожка на каждый стих: делится по самой долгой тишине. Без номеров считается порядок имён.
voices-names-track = Одна длинная запись в порядке стихов: режется там, где тишина.
voices-names-kinds = Ogg, MP3, WAV, M4A и всё, что играет ваш браузер; папки внутри папок тоже. До { $files } файлов и { $megabytes } МБ; одна длинная запись — до { $minutes } минут.
voices-fault-not-a-zip = Это не zip, или его нельзя открыть. Ничего не добавлено.
voices-fault-cut-short = Этот zip обрезан: его оглавления нет или оно порвано. Скачайте или соберите его заново. Ничего не добавлено.
voices-fault-too-many = В нём больше { $files } файлов: это не набор записей. Ничего не добавлено.
voices-fault-too-much = Распакованный, он больше { $megabytes } МБ: столько странице не принять. Ничего не добавлено.
voices-fault-full = На этом устройстве не осталось места. Удалите что-нибудь или выберите файлы поменьше. Ничего не добавлено.
voices-fault-nothing = В этом нет ничего пригодного. Ничего не добавлено.
voices-fault-unkept = Этот браузер хранит записи только для страниц, пришедших по https или с этой самой машины.
voices-fault-broken = Прочесть не удалось. Ничего не добавлено.
voices-fault-propose = Не удалось получить наш голос, с которым сравнивается ваш. Попробуйте ещё раз, когда будет связь.
voices-fault-read = Эту строфу не удалось прочесть с устройства.
voices-odd = { $count ->
    [one] { $count } файл или кусок не пригодился
    [few] { $count } файла или куска не пригодились
   *[many] { $count } файлов или кусков не пригодились
}
voices-odd-other = Судя по имени, не звук:
voices-odd-unknown = Имя не называет стиха:
voices-odd-doubled = Для той же строфы есть другой файл; этот оставлен в стороне:
voices-odd-empty = Пустой файл:
voices-odd-big = Слишком велик для строфы:
voices-odd-long = Слишком длинен для того, чем должен быть:
voices-odd-damaged = Повреждён в zip или не читается:
voices-odd-locked = Закрыт паролем:
voices-odd-not-audio = Не звук, который может сыграть этот браузер, или испорчен:
voices-odd-silent = Одна тишина:
voices-odd-one-part = Нет тишины, отделяющей первую строфу от второй:
voices-odd-spare = Кусков больше, чем строф; эти лишние:
voices-more = и ещё { $count }
voices-heard = Строф: { $heard } из { $of }
voices-whole = Все строфы здесь, и дзёка тоже.
voices-by-order = В именах нет номеров стихов: файлы взяты в порядке имён.
voices-missing = { $count ->
    [one] Не хватает { $count } строфы
    [few] Не хватает { $count } строф
   *[many] Не хватает { $count } строф
}
voices-missing-both = Обе строфы
voices-missing-upper = Первая строфа
voices-missing-lower = Вторая строфа
voices-missing-note = 0 — это дзёка. Где строфы нет, чтец молчит столько, сколько она бы длилась; все остальные читаются вашим голосом.
voices-report = Что здесь есть
voices-opening = Найдено кусков звука: { $count }. Запись начинается
voices-opening-none = со стиха 1
voices-opening-once = с дзёки
voices-opening-twice = с дзёки, вторая строфа дважды
voices-marks = Когда слышен каждый звук
voices-marks-why = Текст следует за голосом, а касание считается от решающего звука. Наш голос предлагает времена, вы можете их сдвинуть.
voices-align = { $count ->
    [one] Предложить времена для { $count } строфы
    [few] Предложить времена для { $count } строф
   *[many] Предложить времена для { $count } строф
}
voices-aligning = Сравниваем строфу { $done } из { $of }…
voices-verses = Строфы
voices-show-needed = Проверить: { $count }
voices-show-all = Все: { $count }
voices-row-accepted = проверено
voices-row-sure = предложено
voices-row-unsure = проверьте
voices-row-none = времён ещё нет
voices-standing-accepted = Проверено вами.
voices-standing-sure = Предложено; оба голоса хорошо сходятся.
voices-standing-unsure = Предложено, но неуверенно: послушайте, пожалуйста. Возможно, это другая строфа или совсем иное чтение.
voices-proposing = Сравниваем с нашим голосом…
voices-verse-upper = Стих { $poem }, первая строфа
voices-verse-lower = Стих { $poem }, вторая строфа
voices-joka-upper = Дзёка, первая строфа
voices-joka-lower = Дзёка, вторая строфа
voices-mark = Звук { $number }: { $kana }
voices-mark-decides = Звук { $number }: { $kana }, решающий
voices-mark-at = на { $seconds } с
voices-decides = решает
voices-play = Слушать
voices-stop = Стоп
voices-play-mark = Слушать от метки
voices-closer = Ближе
voices-wider = Шире
voices-mora-before = Предыдущий звук
voices-mora-after = Следующий звук
voices-earlier = на { $ms } мс раньше
voices-later = на { $ms } мс позже
voices-wave-note = Тяните метку или двигайте её стрелками на { $ms } мс (с Shift — на 1 мс). Коснитесь волны, чтобы слушать оттуда; тяните её, чтобы увидеть больше.
voices-accept = Верно
voices-next = Следующая на проверку
voices-name = Название
voices-rename = Переименовать
voices-rename-one = Переименовать { $title }
voices-delete = Удалить
voices-delete-one = Удалить { $title }
voices-delete-title = Удалить { $title }?
voices-delete-note = Записи и метки уйдут с этого устройства. Файлы, из которых они взяты, останутся на месте.
voices-open = Строфы и метки
voices-all = Все записи
voices-shelf = На этом устройстве
voices-loose = Браузер может удалить их, когда устройство заполнится: сохраните исходные файлы.
voices-size = { $megabytes } МБ

## Reader

reader-tools = Чтение
reader-back = Назад
reader-repeat = Ещё раз
reader-next = Дальше
reader-more = Ещё
reader-of = из { $count }
reader-place-of = { $place } из { $count }
reader-poems = { $count ->
    [one] стихотворение
    [few] стихотворения
    [many] стихотворений
   *[other] стихотворения
}
reader-ask-none = Коснитесь, чтобы начать
reader-ask-ready = Коснитесь, чтобы читать
reader-ask-fetching = Стих уже загружается…
reader-ask-reading = Коснитесь для паузы
reader-ask-paused = Пауза. Коснитесь, чтобы продолжить
reader-ask-read = Коснитесь для следующего стихотворения
reader-ask-span = Продолжится само. Коснитесь, чтобы подождать
reader-ask-over = Всё прочитано
reader-ask-no-voice = На этом устройстве нет голоса, и нет связи, чтобы его загрузить
reader-ask-voice-comes = Голос загружается…
reader-settings = Как читать
reader-preset = Для чего
reader-preset-competition = Соревнование
reader-preset-competition-note = Вторая строфа прошлого стихотворения, секунда тишины, первая строфа следующего. Затем чтец ждёт касания.
reader-preset-recreation = Для удовольствия
reader-preset-recreation-note = Первая строфа, вторая, ещё раз вторая; следующее стихотворение начинается само.
reader-preset-study = Учёба
reader-preset-study-note = Стихотворения целиком, одно за другим; видны текст, смысл и карта.
reader-preset-hokkaido = Хоккайдо
reader-preset-hokkaido-note = Только вторые строфы, как на деревянных картах.
reader-preset-beginners = Новички
reader-preset-beginners-note = Двадцать карт, которые легко различить; стихотворение показано после чтения.
reader-fault = Стих не загрузился. Коснитесь, чтобы попробовать ещё раз.
reader-cards = Карты
reader-count = { $count ->
    [one] { $count } стихотворение
    [few] { $count } стихотворения
   *[other] { $count } стихотворений
}
reader-done = Готово
reader-begin-anew = Начать так новое чтение
reader-begin-again = Прочитать ещё раз, в новом порядке
reader-from-next = Чтение уже идёт. Ритм, ожидание и показ меняются сразу; карты и порядок — со следующего начала.
reader-sets-choose = Выбрать карты
reader-sets-all = Все сто
reader-sets-expression = Набор словами
reader-sets-expression-note = Слова через пробел, например: pink first:mu length:2-3 17 3..14 8* chiha. Минус убирает: all -length:1. Свой набор пишется set:имя.
reader-sets-colours = Пять цветов
reader-colour-pink = Розовый
reader-colour-yellow = Жёлтый
reader-colour-blue = Синий
reader-colour-green = Зелёный
reader-colour-orange = Оранжевый
reader-sets-firsts = Первый слог
reader-sets-lengths = Длина кимаридзи
reader-sets-length = { $length } ({ $count })
reader-sets-groups = Группы
reader-group-group-tomofuda = Парные
reader-group-group-oyama = Шесть слогов
reader-group-third-a = Треть А
reader-group-third-b = Треть Б
reader-group-third-c = Треть В
reader-group-quarter-1 = Четверть 1
reader-group-quarter-2 = Четверть 2
reader-group-quarter-3 = Четверть 3
reader-group-quarter-4 = Четверть 4
reader-sets-patterns = Номера
reader-sets-grid = По одной
reader-sets-sort = Порядок на экране
reader-sets-sort-sound = По первому звуку
reader-sets-kept = Свои наборы
reader-sets-name = Имя этого набора
reader-sets-keep = Сохранить
reader-sets-link = Скопировать ссылку на { $name }
reader-sets-up = Поднять { $name }
reader-sets-drop = Удалить { $name }
reader-sets-dropped = Набор «{ $name }» удалён.
reader-sets-undo = Вернуть
reader-sets-export = Сохранить в файл
reader-sets-import = Открыть файл
reader-sets-brought = { $count ->
    [one] Добавлен { $count } набор.
    [few] Добавлены { $count } набора.
   *[other] Добавлено { $count } наборов.
}
reader-sets-no-file = Здесь нет наборов каруты.
reader-sets-linked = Ссылка принесла набор «{ $name }». Он выбран и сохранён.
reader-wish-linked = Ссылка принесла настройки чтения. Начинайте вместе с другой комнатой.
reader-copied = Скопировано
reader-known-title = Что вы знаете
reader-known = Это я знаю
reader-known-set = Которые я знаю ({ $count })
reader-unknown-set = Ещё не выученные ({ $count })
reader-known-forget = Стереть пометки
reader-known-forget-chosen = Стереть пометки выбранных карт ({ $count })
reader-dead = Добавлено пустых карт
reader-likeness = Насколько они похожи
reader-likeness-none = любые поровну
reader-order = Порядок
reader-order-shuffle = Перетасованный
reader-order-replacement = Каждый раз из всех
reader-order-number = По номерам
reader-order-musume = По семействам, му су мэ фу са хо сэ
reader-seed = Зерно порядка
reader-seed-drawn = выбирается в начале
reader-seed-draw = Выбрать
reader-seed-note = Одно зерно и одни карты дают один порядок в каждой комнате.
reader-pattern = Что читается из стихотворения
reader-pattern-note = 1 — первая строфа, 2 — вторая. До черты: из прочитанного стихотворения; после: из следующего.
reader-pattern-own = Иначе
reader-joka-upper = Первая строфа вступления, раз
reader-joka-lower = Вторая строфа вступления, раз
reader-joka = (вступление)
reader-rhythm = Ритм
reader-rhythm-own = свой
reader-rhythm-note = Вторая строфа, протяжный звук, тишина, первая строфа. Высота голоса не меняется.
reader-pacing-lower = Вторая строфа
reader-pacing-linger = Протяжный звук
reader-pacing-silence = Тишина
reader-pacing-upper = Первая строфа
reader-before = Тишина перед чтением
reader-after = Тишина после чтения
reader-going = Продолжение
reader-wait = После каждого стихотворения
reader-wait-hands = Ждать касания
reader-wait-hands-note = Никто не торопит: руки подняты, пока карты не лягут на место.
reader-wait-span = Продолжать самому
reader-wait-span-note = Касание во время промежутка задержит чтение до следующего касания.
reader-span = Промежуток
reader-stop = Остановиться через
reader-stop-never = никогда
reader-again = В конце перетасовать и продолжать
reader-again-note = Бесконечная тренировка, например с несколькими парными картами.
reader-resume = После паузы
reader-resume-verse = Строфа с начала
reader-resume-here = С того же места
reader-repeats = «Ещё раз» повторяет
reader-repeats-step = всё прочитанное последним
reader-repeats-verse = последнюю строфу
reader-see = Что показано
reader-show = Стихотворение показано
reader-show-never = никогда
reader-show-as = во время чтения
reader-show-after = после чтения
reader-show-kanji = Кандзи
reader-show-kana = Кана
reader-show-romaji = Ромадзи
reader-show-meaning = Смысл
reader-show-author = Автор
reader-show-torifuda = Торифуда
reader-show-kimariji = Кимаридзи
reader-show-whole = Стихотворение целиком
reader-show-whole-note = Иначе только то, что прочитано.
reader-live-log = Укороченные кимаридзи у номера
reader-live-log-note = Для зрителей: какие карты теперь узнаются раньше.
reader-turned = Торифуда лежит
reader-turned-no = прямо
reader-turned-yes = вверх ногами
reader-turned-random = как придётся
reader-who = Кто читает
reader-prompter = Человек читает вслух
reader-prompter-note = Страница крупно показывает строфы: ромадзи, протяжные гласные и бегущую полосу. Звук не нужен.
reader-verse-upper = Первая строфа
reader-verse-lower = Вторая строфа
reader-poem = Стихотворение
reader-voice = Голос
reader-voice-own = Ваши записи, только на этом устройстве
reader-voice-missing = { $count ->
    [one] Не хватает { $count } строфы: на её месте тишина.
   *[other] Не хватает { $count } строф: на их месте тишина.
}
reader-voices-own = Свои записи
reader-keep = Сохранить на устройстве
reader-keep-on = Продолжить загрузку
reader-keep-here = На этом устройстве
reader-keep-drop = Удалить
reader-keep-stop = Остановить
reader-keep-progress = Загружено
reader-keep-full = На устройстве не осталось места.
reader-keep-failed = Загрузить всё не удалось. Загруженное останется; попробуйте позже.
reader-keep-not = Этот браузер хранит голоса только для страниц с защищённым соединением.
reader-megabytes = { $size } МБ
reader-try = Проверить звук
reader-silent-switch = Ничего не слышно? Проверьте беззвучный режим и громкость устройства.
reader-volume-low = Громкость этой страницы мала.
reader-sound-off = Звук этой страницы выключен.
reader-tone = Тембр
reader-tone-low = Низкие
reader-tone-high = Высокие: чёткость согласных
reader-share = Поделиться с другой комнатой
reader-share-how = Кто откроет ссылку или введёт это зерно и выберет те же карты, услышит те же стихотворения в том же порядке.
reader-share-link = Ссылка
reader-share-give = Передать
reader-share-type = Зерно из другой комнаты
reader-skip = Пропустить: будет последним
reader-skipped = Стихотворение перенесено в конец.
reader-return = Вернуть стихотворение в коробку
reader-returned = Стихотворение снова в коробке, где-то среди остальных.
reader-last-verse = Ещё раз последнюю строфу
reader-clock = Запоминание
reader-jump = Перейти
reader-jump-place = К какому из { $count }
reader-jump-poem = К стихотворению: номер, кана или ромадзи
reader-jump-go = Перейти
reader-jump-to = Перейти к номеру { $place }
reader-jump-between = Укажите число от 1 до { $count }.
reader-jump-not-here = «{ $given }» нет в этой коробке.
reader-log = Как укорачивались кимаридзи
reader-log-empty = Ещё ничего не прочитано.
reader-log-none = Ни одно кимаридзи не укоротилось.
reader-log-by = № { $number }
reader-read = Прочитано ({ $count })
reader-to-come = Впереди ({ $count }): видно, если открыть
reader-end = Убрать карты
reader-end-sure = Это чтение закончится совсем.
reader-time-up = Заданное время вышло.
reader-went-wrong = Не получилось. Попробуйте ещё раз.
reader-clock-what = Игроки запоминают, где лежат карты. Часы объявляют за две минуты до конца и в конце.
reader-clock-minutes = Длительность
reader-clock-first = Первое объявление через
reader-clock-sound = Объявления
reader-clock-sound-voice = голосом, по-японски
reader-clock-sound-bell = колокольчик
reader-clock-sound-none = без звука
reader-clock-sound-note = У голоса есть слова для начала, двух минут до конца и конца; в другое время звенит колокольчик.
reader-clock-vibrate = Вибрация
reader-clock-begin = Пустить часы
reader-clock-runs = Запоминайте
reader-clock-paused = Часы стоят
reader-clock-over = Время
reader-clock-pause = Пауза
reader-clock-resume = Продолжить
reader-clock-end = Закончить
reader-clock-to-reading = К чтению
reader-help = Справка
reader-help-what = Действие
reader-help-touch = На большом поле
reader-help-key = Клавиша
reader-help-press = Начать, пауза, дальше
reader-help-repeat = Ещё раз
reader-help-next = Дальше
reader-help-back = Назад
reader-help-pause = Пауза
reader-help-tap = Коснуться
reader-help-double = Коснуться дважды или долго
reader-help-left = Провести влево
reader-help-right = Провести вправо
reader-help-note = Педали и пульты шлют Page Down и Page Up, гарнитуры — «играть» и «дальше». Клавиши громкости действуют, если браузер их передаёт: громче — дальше, тише — ещё раз.
reader-install = Установленный на устройство, чтец открывается без связи, если голос сохранён.
reader-install-do = Установить
reader-full = Во весь экран и обратно
reader-sets-none = Начать с пустого
reader-help-space = Пробел
reader-reset = Вернуть всё как в этом режиме
