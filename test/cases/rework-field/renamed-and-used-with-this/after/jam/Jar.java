package jam;

public class Jar {
    private int content;

    public void fill(int grams) {
        content += grams;
        if (this.content > 500) {
            this.content = 500;
        }
    }

    public boolean isEmpty() {
        return content == 0;
    }
}
