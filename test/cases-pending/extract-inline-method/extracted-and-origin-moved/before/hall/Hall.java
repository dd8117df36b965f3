package hall;

public class Hall {
    private int seats = 200;

    public int seats() {
        return seats;
    }

    public static String poster(Show show) {
        StringBuilder poster = new StringBuilder();
        poster.append(show.title().toUpperCase());
        poster.append('\n');
        int stars = show.rating();
        for (int star = 0; star < stars; star++) {
            poster.append('*');
        }
        if (stars == 5) {
            poster.append(" must see");
        }
        poster.append('\n').append(show.date());
        return poster.toString();
    }
}
