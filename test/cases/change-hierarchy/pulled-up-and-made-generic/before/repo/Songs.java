package repo;

public class Songs extends Repository<Song> {
    public Song newest() {
        Song newest = null;
        for (Song song : all) {
            newest = song;
        }
        return newest;
    }

    public int seconds() {
        return all.stream().mapToInt(Song::seconds).sum();
    }
}
