package trip;

public class Odometer {
    private int m;

    public void roll(int metres) {
        m += metres;
    }

    public String shown() {
        return m / 1000 + " km";
    }
}
