package tea;
class Cup {
    double heat; void warm(Fire fire) { while (heat < 80) { heat += fire.give(); } } double left() { return heat / 2; }
}
