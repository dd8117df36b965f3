package rip;

import java.util.List;

public class Rip {
    private final Drive drive = new Drive();

    public void all(List<Track> tracks) {
        for (Track track : tracks) {
            one(track);
        }
    }

    public void one(Track track) {
        byte[] raw = drive.read(track.start(), track.end());
        store(track.title(), raw);
    }

    private void store(String title, byte[] raw) {
        Disk.write(title + ".wav", raw);
        System.out.println(title);
    }
}
