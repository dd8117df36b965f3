class Texts {
    static Code parse(byte[] some) {
        return Code.of(some[3]);
    }

    static Code guess(byte[] some) {
        try {
            return parse(some);
        } catch (UnknownCode unknown) {
            return Code.PLAIN;
        }
    }
}
