class Page {
    private byte[] letters;

    String text(int from) {
        return Texts.decode(Texts.guess(letters), from, 3);
    }

    Code code() {
        return Texts.parse(letters);
    }
}
