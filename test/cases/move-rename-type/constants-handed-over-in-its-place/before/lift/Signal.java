package lift;

enum Signal {
    GO,
    WAIT,
    STOP
}
