package race;

public class Lap {
    private int laps;

    public void run(Track track) {
        long start = System.nanoTime();
        track.once();
        laps++;
        System.out.println("lap " + laps + " since " + start);
    }
}
