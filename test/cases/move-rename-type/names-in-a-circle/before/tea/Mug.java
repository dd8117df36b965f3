package tea;
class Mug {
    double heat; void warm(Fire fire) { while (heat < 80) { heat += fire.give(); } } double left() { return heat / 2; }
}
