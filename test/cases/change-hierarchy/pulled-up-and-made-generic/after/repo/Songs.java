package repo;

public class Songs extends Repository<Song> {
    public int seconds() {
        return all.stream().mapToInt(Song::seconds).sum();
    }
}
