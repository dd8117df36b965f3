package hall;

public final class Posters {
    static int width() {
        return 60;
    }

    public static String poster(Show show) {
        StringBuilder poster = new StringBuilder();
        poster.append(show.title().toUpperCase());
        poster.append('\n');
        rate(show, poster);
        poster.append('\n').append(show.date());
        return poster.toString();
    }

    private static void rate(Show show, StringBuilder poster) {
        int stars = show.rating();
        for (int star = 0; star < stars; star++) {
            poster.append('*');
        }
        if (stars == 5) {
            poster.append(" must see");
        }
    }
}
