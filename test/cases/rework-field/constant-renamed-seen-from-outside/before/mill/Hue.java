package mill;

enum Hue {
    RED, GREEN, BLUE
}
