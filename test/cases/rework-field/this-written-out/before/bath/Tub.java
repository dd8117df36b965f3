package bath;

public class Tub {
    private int litres;
    private double warmth;

    public void add(int more, double degrees) {
        warmth = (warmth * litres + degrees * more) / (litres + more);
        litres += more;
    }
}
