package race;

public class Lap {
    private int laps;
    private long start;

    public void run(Track track) {
        start = System.nanoTime();
        track.once();
        laps++;
        System.out.println("lap " + laps + " since " + start);
    }
}
