package jam;

public class Jar {
    private int g;

    public void fill(int grams) {
        this.g += grams;
        if (g > 500) {
            g = 500;
        }
    }

    public boolean isEmpty() {
        return g == 0;
    }
}
