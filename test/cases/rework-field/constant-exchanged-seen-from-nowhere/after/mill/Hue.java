package mill;

enum Hue {
    RED, LIME, BLUE
}
