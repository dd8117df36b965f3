package mill;

class Wheel {
    int spokes;
}
