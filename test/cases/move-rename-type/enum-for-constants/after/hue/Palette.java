package hue;

enum Palette {
    WARM("sunset", 12), COLD("glacier", 7);

    private final String image;
    private final int colours;

    Palette(String image, int colours) {
        this.image = image;
        this.colours = colours;
    }

    String file() {
        return image + "-" + colours + ".png";
    }
}
