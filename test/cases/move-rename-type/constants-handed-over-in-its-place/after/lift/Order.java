package lift;

enum Order {
    RISE,
    SINK,
    HALT,
    OPEN_DOORS
}
