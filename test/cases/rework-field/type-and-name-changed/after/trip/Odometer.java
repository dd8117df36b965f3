package trip;

public class Odometer {
    private long metres;

    public void roll(int metres) {
        this.metres += metres;
    }

    public String shown() {
        return metres / 1000 + " km";
    }
}
