package desk;

import java.math.BigInteger;
import java.util.Random;

class Ticket {
    private final Random random = new Random();

    String number() {
        return new BigInteger(130, random).toString(16);
    }

    String place(int row) {
        return String.valueOf(row);
    }
}
