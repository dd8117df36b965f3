class Post {
    private int sent;

    boolean check(Letter letter, String town) {
        if (letter != null && letter.isClosed() && sent > 3) {
            send(letter, town);
        }
        return true;
    }

    void send(Letter letter, String town) {
        sent += town.length();
    }
}
