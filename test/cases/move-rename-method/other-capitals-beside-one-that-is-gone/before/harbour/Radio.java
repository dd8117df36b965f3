package harbour;

class Radio {
    byte[] listen() {
        masts.turn(3);
        byte[] all = waves.read(band);
        waves.close();
        return all;
    }

    byte[] readUhf() {
        return next(7);
    }
}
