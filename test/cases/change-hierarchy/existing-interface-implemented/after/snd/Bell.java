package snd;

public class Bell implements Ringing {
    private int rings;

    @Override
    public void ring() {
        rings++;
    }
}
