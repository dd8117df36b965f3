package mill;

enum Crop {
    WHEAT, BEETS, HAY
}
