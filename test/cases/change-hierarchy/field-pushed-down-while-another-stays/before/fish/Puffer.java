package fish;

public class Puffer extends Fish {
    public double danger() {
        return spikes * length;
    }
}
