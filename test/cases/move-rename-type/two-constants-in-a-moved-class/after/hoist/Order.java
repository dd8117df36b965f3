package hoist;

enum Order {
    RISE,
    SINK,
    HALT,
    OPEN_DOORS
}
