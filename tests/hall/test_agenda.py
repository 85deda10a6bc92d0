from karuta.hall.agenda import Agenda


def _drain(agenda: Agenda, now: float) -> None:
    while (action := agenda.take(now)) is not None:
        action()


def test_the_earliest_comes_first_and_of_one_time_the_first_entered() -> None:
    agenda, done = Agenda(), list[str]()
    for ms, name in ((30.0, "late"), (10.0, "one"), (10.0, "two")):
        agenda.at(ms, name, lambda name=name: done.append(name))  # type: ignore[misc]
    assert agenda.due() == 10
    _drain(agenda, 9.9)
    assert done == []
    _drain(agenda, 30)
    assert done == ["one", "two", "late"]
    assert agenda.due() is None


def test_a_name_stands_once_and_can_be_struck_out_by_its_beginning() -> None:
    agenda, done = Agenda(), list[int]()
    agenda.at(5, "seat-0", lambda: done.append(0))
    agenda.at(7, "seat-0", lambda: done.append(1))
    agenda.at(8, "seat-1", lambda: done.append(2))
    agenda.at(9, "tick", lambda: done.append(3))
    assert agenda.due() == 7
    agenda.strike("seat-1", "none")
    assert not agenda.has("seat-1")
    _drain(agenda, 100)
    assert done == [1, 3]


def test_delay_moves_everything() -> None:
    agenda = Agenda()
    agenda.at(5, "a", lambda: None)
    agenda.delay(2.5)
    assert agenda.due() == 7.5


def test_an_action_may_enter_another_that_is_due_at_once() -> None:
    agenda, done = Agenda(), list[str]()
    agenda.at(1, "a", lambda: agenda.at(1, "b", lambda: done.append("b")))
    _drain(agenda, 1)
    assert done == ["b"]
