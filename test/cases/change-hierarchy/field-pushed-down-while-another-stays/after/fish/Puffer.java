package fish;

public class Puffer extends Fish {
    protected int spikes;

    public double danger() {
        return spikes * length;
    }
}
