package pen;

public class Ink {
    private int millilitres = 30;

    public void write(int letters) {
        millilitres -= letters / 500;
    }
}
