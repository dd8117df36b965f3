package bath;

public class Tub {
    private int litres;
    private double warmth;

    public void add(int more, double degrees) {
        this.warmth = (this.warmth * this.litres + degrees * more) / (this.litres + more);
        this.litres += more;
    }
}
