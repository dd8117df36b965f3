class Texts {
    static Code parse(byte[] some) {
        return Code.of(some[3]);
    }
}
