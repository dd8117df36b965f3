package hue;

final class Hues {
    static final int RED = 0xff0000;
    static final int LIME = 0x00ff00;

    static int mix(int one, int other) {
        return (one & 0xfefefe) / 2 + (other & 0xfefefe) / 2;
    }
}
