package snd;

public class Flute {
    private double air;

    public void play(int tone) {
        air -= tone / 100.0;
    }
}
