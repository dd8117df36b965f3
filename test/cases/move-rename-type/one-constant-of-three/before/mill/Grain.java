package mill;

enum Grain {
    WHEAT, RYE, OATS
}
