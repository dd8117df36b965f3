package snd;

public class Flute implements Instrument {
    private double air;

    @Override
    public void play(int tone) {
        air -= tone / 100.0;
    }
}
