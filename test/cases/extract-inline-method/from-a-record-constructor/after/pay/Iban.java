package pay;

record Iban(String country, String digits) {
    Iban {
        if (country.length() != 2) {
            throw new IllegalArgumentException("country " + country);
        }
        digits = digits.replace(" ", "");
        checkLength(digits);
    }

    private static void checkLength(String digits) {
        if (digits.length() < 12 || digits.length() > 32) {
            throw new IllegalArgumentException("length " + digits.length());
        }
    }

    String shown() {
        return country + digits;
    }
}
