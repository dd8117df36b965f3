package harbour;

class Boat {
    Kit kit;

    void lay() {
        for (String one : kit.getLamp()) {
            plank.put(one, 3);
        }
    }

    static class Kit {
        String[] lamp;

        String[] getLamp() {
            return lamp;
        }
    }
}
