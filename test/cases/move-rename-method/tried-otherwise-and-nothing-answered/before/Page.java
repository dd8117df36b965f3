class Page {
    private byte[] letters;

    String text(int from) {
        return Texts.decode(guess(), from, 3);
    }

    Code code() {
        return Texts.parse(letters);
    }

    private Code guess() {
        try {
            return code();
        } catch (UnknownCode unknown) {
            return null;
        }
    }
}
