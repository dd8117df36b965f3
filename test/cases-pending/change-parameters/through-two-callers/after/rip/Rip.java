package rip;

import java.util.List;

public class Rip {
    private final Drive drive = new Drive();

    public void all(List<Track> tracks, Format format) {
        for (Track track : tracks) {
            single(track, format);
        }
    }

    public void single(Track track, Format format) {
        byte[] raw = drive.read(track.start(), track.end());
        store(track.title(), format, raw);
    }

    private void store(String title, Format format, byte[] raw) {
        Disk.write(title + "." + format.suffix(), format.encode(raw));
        System.out.println(title);
    }
}
