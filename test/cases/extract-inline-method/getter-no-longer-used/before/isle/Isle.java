package isle;

public class Isle {
    private int palms = 3;

    public boolean isShady(int guests) {
        return getPalms() * 2 >= guests;
    }

    private int getPalms() {
        return palms;
    }
}
