class Post {
    private int sent;

    boolean check(Letter letter, String town) {
        if (!letter.isClosed() || !town.isEmpty()) {
            return false;
        }
        send(letter, town);
        return true;
    }

    void send(Letter letter, String town) {
        sent += town.length();
    }
}
