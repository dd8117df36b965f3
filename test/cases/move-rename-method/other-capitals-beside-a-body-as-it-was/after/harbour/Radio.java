package harbour;

class Radio {
    byte[] readUHF() {
        return next(7);
    }

    byte[] listen() {
        masts.turn(3);
        byte[] all = waves.read(band);
        waves.close();
        return all;
    }
}
